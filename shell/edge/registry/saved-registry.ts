import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type RegistryAnswer, registrySchema } from '@gallery/shared/contract/releases/registry.schema';
import { makeFolder, replaceFile } from '@gallery/shared/server/files';
import { loggedMessage } from '../log-text';

export type SavedRegistry = ReturnType<typeof openSavedRegistry>;

/** Saves the registry's last good answer to disk for the time in which the registry is unreachable. */
export function openSavedRegistry(folder: string, log: (line: string) => void) {
  const file = path.join(folder, 'registry.json');
  return { read, save };

  async function read(): Promise<RegistryAnswer | undefined> {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    try {
      return registrySchema.validateSync(JSON.parse(text), { strict: true });
    } catch (error) {
      log(`the edge ignores its saved registry, which is damaged: ${loggedMessage(error)}`);
      return undefined;
    }
  }

  async function save(answer: RegistryAnswer): Promise<void> {
    await makeFolder(folder);
    await replaceFile(file, JSON.stringify(answer));
  }
}
