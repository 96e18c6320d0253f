import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder of the calling test file, removed when its tests are done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'uli-gallery-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
