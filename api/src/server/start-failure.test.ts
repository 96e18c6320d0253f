import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../testing/processes/temporary-folder';
import { startFailureOf } from './start-failure';

const folder = temporaryFolder();
const failure = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: low level`), { code, ...more });

function failureToMake(data: string): unknown {
  try {
    mkdirSync(data, { recursive: true });
  } catch (error) {
    return error;
  }
  return new Error('The folder was made.');
}

test('reports a DATA_DIR that is a file or is inside one', () => {
  const file = path.join(folder, 'data');
  writeFileSync(file, '');
  expect(startFailureOf(failureToMake(file))).toBe(`${file} is a file, not a folder. Set another DATA_DIR.`);
  expect(startFailureOf(failureToMake(path.join(file, 'in')))).toContain('lies in a file, not in a folder.');
});

test.each([
  [failure('EADDRINUSE'), 'The PORT or the INTERNAL_PORT is already in use.'],
  [failure('EACCES', { syscall: 'listen' }), 'Set one above 1023.'],
  [failure('EACCES', { syscall: 'mkdir', path: '/srv/data' }), 'This user may not write /srv/data.'],
  [failure('EROFS', { path: '/srv/data' }), 'read only'],
  [failure('ENOSPC'), 'The disk is full.'],
  [new Error('Preparing failed', { cause: failure('ENOSPC') }), 'The disk is full.'],
])('reports %s in a sentence', (error, sentence) => {
  expect(startFailureOf(error)).toContain(sentence);
});
