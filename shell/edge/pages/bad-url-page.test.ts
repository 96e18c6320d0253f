import { createMisreadPage, isMisread } from './bad-url-page';

test.each(['/%E0%A4%A', '//x', '//other.example/path', '/%2F%2Fx', '/\\other.example/', '/a%5Cb'])(
  '%s is an address that cannot be read',
  (url) => {
    expect(isMisread(url)).toBe(true);
  },
);

test.each(['/', '/artist?q=%E0%A4%A', '/art-page/%E1%BB%8D', '/about/'])('%s can be read', (url) => {
  expect(isMisread(url)).toBe(false);
});

test('the page that answers it needs no scripts and leads home', () => {
  const inline = { css: 'body{margin:0}', hash: '' };
  const html = createMisreadPage({ icon: 'icon.svg' }, [{ href: '/main.css', inline }]);
  expect(html).toContain('<style>body{margin:0}</style>');
  expect(html).toContain('<a class="link" href="/">Back to the gallery</a>');
  expect(html).not.toContain('<script');
});
