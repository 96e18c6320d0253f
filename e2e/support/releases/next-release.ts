import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../processes/product';

/**
 * Makes an unsigned release from a built remote, in a folder of its own, with other words, file names, and version. A
 * file that names a renamed file also changes, and so gets another name.
 */
export function nextRelease(folder: string, version: string, change: (code: string) => string): string {
  const next = temporaryFolder();
  cpSync(folder, next, { recursive: true });
  const files = path.join(next, 'static');
  const renamed = new Map<string, string>();
  for (const file of readdirSync(files).filter((name) => isCode(name) && changed(name))) rename(file);
  if (renamed.size === 0) throw new Error(`nothing changed in ${folder}`);
  const list = path.join(next, 'release.json');
  const { signature: _, ...release } = JSON.parse(renamedIn(readFileSync(list, 'utf8')));
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
