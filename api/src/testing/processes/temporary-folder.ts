import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Removes the folder after the file's tests, because a process that ends meanwhile may still write into it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'uli-gallery-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
