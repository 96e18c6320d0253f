import { createHash } from 'node:crypto';
import { inlineStyle, stylesheetHtml } from './stylesheet';

const href = '/remotes/gallery/static/app.css';
const inlineOf = (css: string) => inlineStyle(href, Buffer.from(css));

test('a stylesheet in the page finds its pictures and fonts where its file would', () => {
  expect(inlineOf('a{src:url(../static/uli.woff2)format("woff2")}')?.css).toBe(
    'a{src:url(/remotes/gallery/static/uli.woff2)format("woff2")}',
  );
  expect(inlineOf('a{mask:url("oil.svg")}')?.css).toBe('a{mask:url("/remotes/gallery/static/oil.svg")}');
});

test.each([
  'url(/static/a.svg)',
  'url(data:image/png;base64,AA)',
  'url("data:image/svg+xml,%3Csvg")',
  'url(#a)',
])('%s stays as it is', (url) => {
  expect(inlineOf(`a{mask:${url}}`)?.css).toBe(`a{mask:${url}}`);
});

test('its hash is that of the text between the tags', () => {
  const inline = inlineOf('a{mask:url(oil.svg)}');
  const [, text = ''] = stylesheetHtml({ href, inline }).match(/^<style>(.*)<\/style>$/) ?? [];
  expect(inline?.hash).toBe(createHash('sha256').update(text).digest('base64'));
});

test('names the file that the styles in the page stand for, and gives the browser nothing to fetch', () => {
  const html = stylesheetHtml({ href, link: 'gallery:chunk-1', inline: inlineOf('a{}') });
  expect(html).toBe('<style data-link="gallery:chunk-1">a{}</style>');
});

test('a stylesheet that would end its element is linked', () => {
  const inline = inlineOf('a::after{content:"</style><script>"}');
  expect(stylesheetHtml({ href, link: 'gallery:chunk-1', inline })).toBe(
    `<link rel="stylesheet" href="${href}" data-rspack="gallery:chunk-1">`,
  );
});
