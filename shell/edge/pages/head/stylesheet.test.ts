import { createHash } from 'node:crypto';
import { inlineStyle, stylesheetHtml } from './stylesheet';

const href = '/remotes/gallery/static/app.css';
const inlineOf = (css: string) => inlineStyle(href, Buffer.from(css));

test('resolves pictures and fonts of an inline stylesheet against its file', () => {
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
])('keeps %s unchanged', (url) => {
  expect(inlineOf(`a{mask:${url}}`)?.css).toBe(`a{mask:${url}}`);
});

test('hashes the text between the tags', () => {
  const inline = inlineOf('a{mask:url(oil.svg)}');
  const [, text = ''] = stylesheetHtml({ href, inline }).match(/^<style>(.*)<\/style>$/) ?? [];
  expect(inline?.hash).toBe(createHash('sha256').update(text).digest('base64'));
});

test('an inline stylesheet names its file, so that the browser does not fetch it', () => {
  const html = stylesheetHtml({ href, link: 'gallery:chunk-1', inline: inlineOf('a{}') });
  expect(html).toBe('<style data-link="gallery:chunk-1">a{}</style>');
});

test('links a stylesheet that would end its element', () => {
  const inline = inlineOf('a::after{content:"</style><script>"}');
  expect(stylesheetHtml({ href, link: 'gallery:chunk-1', inline })).toBe(
    `<link rel="stylesheet" href="${href}" data-rspack="gallery:chunk-1">`,
  );
});
