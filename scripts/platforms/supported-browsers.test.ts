import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['shared', 'shell/src', 'gallery-remote/src', 'customer-remote/src', 'admin-remote/src'];
/** Chrome 109, Firefox 115, or Safari 16.4 lacks each of these, and the build of the styles does not replace them. */
const missing =
  /color-mix\(|light-dark\(|oklch\(from|@container\s+style|@scope|@starting-style|@position-try|anchor-name:|interpolate-size|^\s*&/m;
/** Firefox 115 has no `:has()`. In these files it only changes the look, or the browser that needs it supports it. */
const decorated = [
  'admin-remote/src/features/auctions/lots/add-lots.module.css', // the tint of a chosen work
  'admin-remote/src/features/log-in/log-in.module.css', // the tint of the page
  'admin-remote/src/features/notifications/list/mark-all-read.module.css', // the look of a button
  'admin-remote/src/features/releases/page/releases-view.module.css', // two columns
  'admin-remote/src/ui/conflict/conflict-dialog.module.css', // the border of the chosen answer
  'gallery-remote/src/ui/chapter/read-more.module.css', // the height of a text
  'gallery-remote/src/ui/strip.module.css', // two buttons without effect
  'shared/forms/fields/field.module.css', // room for a button within a field
  'shared/ui/order/timeline.module.css', // dashes of future steps
  'shell/src/layout/header.module.css', // the page behind a popover, in browsers that support both
];

const styles = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.includes('node_modules'))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(path.join(root, folder, file), 'utf8'),
    })),
);

test('styles use only features that all supported browsers have', () => {
  expect(styles.length).toBeGreaterThan(100);
  expect(styles.filter(({ text }) => missing.test(text)).map(({ file }) => file)).toEqual([]);
});

test('styles use :has() only for decoration', () => {
  const found = styles.filter(({ text }) => text.includes(':has('));
  expect(found.map(({ file }) => file).toSorted()).toEqual(decorated);
});

test.each(['shared', 'shell', 'gallery-remote', 'customer-remote', 'admin-remote'])(
  'the compiler rejects methods in %s that came after ES2022',
  (folder) => {
    const { compilerOptions } = JSON.parse(readFileSync(path.join(root, folder, 'tsconfig.json'), 'utf8'));
    expect(compilerOptions.lib).toEqual(['es2022', 'dom', 'dom.iterable']);
  },
);
