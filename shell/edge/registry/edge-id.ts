import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../replace-file';

/** The name under which the registry counts this edge, the same after a restart. */
export async function edgeIdIn(folder: string): Promise<string> {
  const file = path.join(folder, 'edge-id');
  const saved = await readFile(file, 'utf8').catch(() => '');
  if (/^[\w-]{1,64}$/.test(saved)) return saved;
  const id = randomUUID();
  await mkdir(folder, { recursive: true });
  await replaceFile(file, id);
  return id;
}
