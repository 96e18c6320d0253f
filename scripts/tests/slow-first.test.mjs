import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import SlowFirst from './slow-first.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'uli-order-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {Record<string, string>} texts */
function sorted(texts) {
  const tests = Object.entries(texts).map(([name, text]) => {
    writeFileSync(path.join(folder, name), text);
    return { path: path.join(folder, name) };
  });
  return new SlowFirst().sort(tests).map((test) => path.basename(test.path));
}

test('sorts the files by the time that they ask for, and then by their length', () => {
  expect(
    sorted({
      short: 'x',
      long: 'xxxxxxxxxx',
      slow: 'import x;\njest.setTimeout(60_000);\n',
      slowest: 'jest.setTimeout(1_200_000);\n',
    }),
  ).toEqual(['slowest', 'slow', 'long', 'short']);
});
