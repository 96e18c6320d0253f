import { open, rename } from 'node:fs/promises';

/** Syncs before the rename, so that a power failure leaves the old file and never an empty one. */
export async function replaceFile(file: string, body: Buffer | string): Promise<void> {
  const fresh = await open(`${file}.new`, 'w');
  try {
    await fresh.writeFile(body);
    await fresh.sync();
  } finally {
    await fresh.close();
  }
  await rename(`${file}.new`, file);
}
