import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/build/run-command.mjs';

const folder = path.join(root, 'shared/styles');
const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));

test('the OpenType sanitizer accepts every table of the fonts', () => {
  expect(fonts).toHaveLength(4);
  const refused = fonts.flatMap((name) => {
    const { status, stderr } = sanitize(name);
    return status === 0 && !/WARNING|ERROR/.test(stderr) ? [] : [`${name}: ${stderr}`];
  });
  expect(refused).toEqual([]);
});

const sanitize = (name: string) =>
  spawnSync(process.env.FONT_SANITIZER ?? '', [path.join(folder, name), '/dev/null'], {
    encoding: 'utf8',
    timeout: 15_000,
  });
