import { isMisread } from './plain-page';

test.each(['/%E0%A4%A', '//x', '//other.example/path', '/%2F%2Fx', '/\\other.example/', '/a%5Cb'])(
  'treats %s as malformed',
  (url) => {
    expect(isMisread(url)).toBe(true);
  },
);

test.each(['/', '/artist?q=%E0%A4%A', '/art-page/%E1%BB%8D', '/about/'])(
  'treats %s as well-formed',
  (url) => {
    expect(isMisread(url)).toBe(false);
  },
);
