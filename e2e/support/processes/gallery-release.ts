import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/build/run-command.mjs';
import { freePort } from '../../../scripts/servers/ports.mjs';
import { remoteServer } from '../../../scripts/servers/product-servers.mjs';
import { startServer } from '../../../scripts/servers/server-process.mjs';
import { type Piece, temporaryFolder, urlOf } from './product';

type Release = {
  version: string;
  needsHost: number;
  entry: string;
  server: string;
  sha256: Record<string, string>;
};

export async function deployGallery() {
  const folder = temporaryFolder();
  cpSync(path.join(root, 'gallery-remote/dist'), folder, { recursive: true });
  const port = await freePort();
  const server = startServer({
    ...remoteServer({ remote: 'gallery', port }),
    env: { PORT: port, REMOTE_FOLDER: folder },
  });
  await server.ready;
  const piece: Piece = { url: urlOf(port), stop: () => server.stop() };
  return { ...piece, release: () => releaseIn(folder), publish, breakBundle, upload, remove };

  function publish(changes: Partial<Release>) {
    const release = { ...releaseIn(folder), ...changes };
    writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
  }

  function breakBundle(how: keyof typeof bundles) {
    const good = releaseIn(folder);
    const code = readFileSync(path.join(folder, good.server), 'utf8');
    const bad = bundles[how](code);
    const server = `static/server.${how.replaceAll(' ', '-')}.cjs`;
    writeFileSync(path.join(folder, server), bad);
    const hash = createHash('sha256').update(bad).digest('hex');
    const { [good.server]: _, ...client } = good.sha256;
    publish({ server, sha256: { ...client, [server]: hash } });
    return () => publish(good);
  }

  /** Adds the files of a release beside the old ones, its `release.json` last, as a deployment does. */
  function upload(release: string) {
    for (const name of ['static', 'release.json'])
      cpSync(path.join(release, name), path.join(folder, name), { recursive: true });
  }

  function remove() {
    rmSync(folder, { recursive: true, force: true });
  }
}

const damages = {
  loops: (code: string) => `for (;;);${code}`,
  'throws in render': (code: string) =>
    `${code};module.exports={...module.exports,default() { throw new Error('in render'); }}`,
};

/** React's development build must report each of these differences. */
export const differences = {
  'has other words': (code: string) => code.replace('Explore Different Piece.', 'Explore Another Piece.'),
  'has other class names': (code: string) => code.replaceAll('gallery-', 'other-'),
};

const bundles = { ...damages, ...differences };

function releaseIn(folder: string): Release {
  return JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));
}
