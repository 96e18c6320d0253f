import { namesIn, readStyles, usedStyles } from './used-styles';

const page = '<main class="page on-night"><a class="shell-a" href="/">Home</a></main>';
const used = (css: string, html = page) => usedStyles(readStyles(css), namesIn(html));

test.each([
  '*,:before{box-sizing:border-box}',
  ':root{color:red}',
  'a{color:red}',
  '.shell-a:hover{color:red}',
  '.on-night .shell-a>a[aria-busy=true]:not(.shell-gone)::after{color:red}',
  ':focus-visible{outline:none}',
  '@layer reset,shell;',
  '@font-face{font-family:Uli;src:url(a.woff2)}',
  '@media (min-width:1px){@layer shell{.shell-a{color:red}}}',
])('keeps %s', (css) => {
  expect(used(css)).toBe(css);
});

test.each([
  'dialog{color:red}',
  '.shell-gone{color:red}',
  '.shell-a .shell-gone{color:red}',
  '.shell-gone .shell-a{color:red}',
  '@media (min-width:1px){.shell-gone{color:red}}',
  '@supports (display:grid){table{color:red}}',
])('removes %s', (css) => {
  expect(used(css)).toBe('');
});

test('keeps the selectors of a list that can match', () => {
  expect(used('.shell-gone,a,.shell-a b{color:red;margin:0}')).toBe('a{color:red;margin:0}');
});

test('keeps a layer without rules, because the order of layers ranks them', () => {
  expect(used('@layer shell{.shell-gone{color:red}}@layer remote{a{color:red}}')).toBe(
    '@layer shell{}@layer remote{a{color:red}}',
  );
});

test('keeps an animation that a kept rule names', () => {
  const css =
    '.shell-a{animation:1s turn}.shell-gone{animation:1s fade}@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}';
  expect(used(css)).toBe('.shell-a{animation:1s turn}@keyframes turn{to{rotate:1turn}}');
});

test('reads the name of an element in any case, and the classes of each', () => {
  expect([...namesIn('<DIV class="one two"><svg class="three"></svg></DIV>')]).toEqual(
    expect.arrayContaining(['div', 'svg', '.one', '.two', '.three']),
  );
});

test('refuses an invalid stylesheet', () => {
  expect(() => readStyles('a{')).toThrow('Unclosed block');
});
