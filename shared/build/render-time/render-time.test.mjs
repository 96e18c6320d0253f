import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { renderTimeOf } from './render-time.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'uli-render-time-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} name @param {string} text */
function bundle(name, text) {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
}
const shell = bundle(
  'shell.cjs',
  `exports.singletons = { react: { createElement: (type) => type } };
  exports.setApiOrigin = () => {};
  exports.render = async ({ remote, path }) => {
    await remote.ssr[0].prefetch({ queryClient: {} });
    remote.default();
    return { status: remote.status ?? 200, data: '[]' };
  };`,
);
/** @param {number} parts */
const pageOf = (parts) =>
  `const part = (i) => i + 1;
  exports.default = () => { for (let i = 0; i < ${parts}; i++) part(i); };
  exports.ssr = [{ path: '*', prefetch: async () => ({}) }];`;

test('a page with twice the work costs twice as much, with the same result each time', async () => {
  const [one, two] = [bundle('one.cjs', pageOf(20_000)), bundle('two.cjs', pageOf(40_000))];
  const first = (await renderTimeOf(one, shell)) ?? 0;
  expect(((await renderTimeOf(two, shell)) ?? 0) / first).toBeCloseTo(2, 1);
  expect(await renderTimeOf(one, shell)).toBe(first);
});

test('measures nothing without a built shell', async () => {
  expect(await renderTimeOf(bundle('page.cjs', pageOf(1)), path.join(folder, 'away.cjs'))).toBeUndefined();
});

test('warns about a page that cannot be rendered and continues the build', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const broken = bundle('broken.cjs', `${pageOf(1)} exports.status = 503;`);
  expect(await renderTimeOf(broken, shell)).toBeUndefined();
  expect(warn).toHaveBeenCalledWith('The time to render is not measured: Error: / is answered with 503');
  warn.mockRestore();
});
