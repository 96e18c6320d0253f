import { createHash } from 'node:crypto';
import { hashesOf, inlineStyle, stylesheetHtml } from './stylesheet';
import { usedStylesheets } from './used-stylesheets';

const href = '/remotes/gallery/static/app.css';
const link = 'gallery:chunk-1';
const html = Buffer.from('<main class="gallery-a">Ọ̀ṣun</main>');
const sheet = (css: string) => ({ href, link, inline: inlineStyle(href, Buffer.from(css)) });

test('a page includes the rules that its markup matches and names the file of the rest', () => {
  const used = usedStylesheets([sheet('.gallery-a{margin:0}.gallery-b{margin:1px}')], html);
  expect(used.map(stylesheetHtml)).toEqual([
    `<style data-link="${link}" data-href="${href}">.gallery-a{margin:0}</style>`,
  ]);
  expect(hashesOf(used)).toEqual([createHash('sha256').update('.gallery-a{margin:0}').digest('base64')]);
});

test('a page includes a stylesheet completely when it cannot be parsed', () => {
  const broken = sheet('.gallery-b{');
  expect(usedStylesheets([broken], html)).toEqual([broken]);
});

test('a page links a file that the edge does not have', () => {
  const missing = { href, link };
  expect(usedStylesheets([missing], html)).toEqual([missing]);
});
