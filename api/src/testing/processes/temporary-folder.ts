import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Removed after the tests of the file; a process that ends meanwhile may still write into it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'uli-gallery-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
