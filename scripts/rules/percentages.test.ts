import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|md)$/.test(file) && existsSync(path.join(root, file)));

/** Matches a figure or a value of a template before the sign, but no remainder such as `9 % 2`. */
const apart = /[\d}][ \u00a0]%(?![=>]| [\d(])/;

test('texts put no space between a figure and the percent sign', () => {
  const found = sources.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (apart.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
