import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/build/run-command.mjs';
import { temporaryFolder } from '../processes/product';

/** The gallery's release of the product, without a signature. */
export const builtGallery = path.join(root, 'gallery-remote/dist');

/**
 * Makes an unsigned release from the built gallery, in a folder of its own, with other words, file names, and version. A
 * file that names a renamed file also changes, and so gets another name.
 */
export function nextRelease(version: string, change: (code: string) => string): string {
  const next = temporaryFolder();
  cpSync(builtGallery, next, { recursive: true });
  const files = path.join(next, 'static');
  const renamed = new Map<string, string>();
  for (const file of readdirSync(files).filter((name) => isCode(name) && changed(name))) rename(file);
  if (renamed.size === 0) throw new Error(`nothing changed in ${builtGallery}`);
  const list = path.join(next, 'release.json');
  const release = JSON.parse(renamedIn(readFileSync(list, 'utf8')));
  const sums = Object.keys(release.sha256).map((file) => [file, sumOf(path.join(next, file))]);
  writeFileSync(list, JSON.stringify({ ...release, version, sha256: Object.fromEntries(sums) }));
  return next;

  function changed(file: string): boolean {
    const before = readFileSync(path.join(files, file), 'utf8');
    const after = change(before);
    writeFileSync(path.join(files, file), after);
    return after !== before;
  }

  function rename(file: string) {
    const [hash = ''] = file.match(/[0-9a-f]{8}(?=\.\w+$)/) ?? [];
    if (renamed.has(hash)) return;
    const other = createHash('sha256')
      .update(hash + version)
      .digest('hex')
      .slice(0, 8);
    renamed.set(hash, other);
    renameSync(path.join(files, file), path.join(files, file.replace(hash, other)));
    for (const one of readdirSync(files).filter(isCode)) {
      const before = readFileSync(path.join(files, one), 'utf8');
      if (!before.includes(hash)) continue;
      writeFileSync(path.join(files, one), before.replaceAll(hash, other));
      rename(one);
    }
  }

  function renamedIn(text: string) {
    return [...renamed].reduce((all, [hash, other]) => all.replaceAll(hash, other), text);
  }
}

const isCode = (file: string) => /\.c?js$/.test(file);

function sumOf(file: string) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
