import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, replaceFile } from '@gallery/shared/server/files';

/** Returns this edge's name in the registry, which survives a restart. */
export async function edgeIdIn(folder: string): Promise<string> {
  const file = path.join(folder, 'edge-id');
  const saved = await readFile(file, 'utf8').catch(() => '');
  if (/^[\w-]{1,64}$/.test(saved)) return saved;
  const id = randomUUID();
  await makeFolder(folder);
  await replaceFile(file, id);
  return id;
}
