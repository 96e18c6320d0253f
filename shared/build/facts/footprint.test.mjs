import { footprintOf } from './footprint.js';
import { scriptFootprint } from './script-footprint.js';
import { styleFootprint } from './style-footprint.js';

test.each([
  ['window.dataLayer = []', ['dataLayer']],
  ['(globalThis.rspackChunkgallery ||= []).push([])', ['rspackChunkgallery']],
  ['self["name of it"] = 1; window[key()] = 2', ['name of it', '*']],
  ['window.count++', ['count']],
  [
    'Object.assign(window, { one: 1, two, ...more }); Reflect.set(globalThis, "three", 3)',
    ['one', 'two', '*', 'three'],
  ],
  ['Object.defineProperty(self, "four", {})', ['four']],
  [
    'Array.prototype.last = function () {}; HTMLElement.prototype.tap = 1',
    ['Array.prototype.last', 'HTMLElement.prototype.tap'],
  ],
  ['var gallery; function helper() { var inside }', ['helper', 'gallery']],
  ['(() => { var self = this; self.name = 1; function f(window) { window.x = 2 } })()', []],
  ['(({ window }) => { window.x = 1 })({})', []],
  ['class A { set(self) { self.x = 1 } }', ['A']],
  ['(() => { const text = "window.x = 1"; other.window.y = 2; Own.prototype.z = 3 })()', []],
])('finds in %s the globals %j', (source, globals) => {
  expect(scriptFootprint(source).globals.toSorted()).toEqual(globals.toSorted());
});

test.each([
  ['window.addEventListener("online", f); document.addEventListener("click", f)', ['online', 'click']],
  ['window?.addEventListener?.("resize", f)', ['resize']],
  ['addEventListener("scroll", f); for (const one of all) self.addEventListener(one, f)', ['scroll', '*']],
  ['(window).addEventListener(`load`, f)', ['*']],
  ['button.addEventListener("click", f); ((document) => document.addEventListener("x", f))(own)', []],
])('finds in %s the listeners %j', (source, listeners) => {
  expect(scriptFootprint(source).listeners).toEqual(listeners);
});

test.each([
  ['@layer shell{.gallery-a{gap:1px}.gallery-a:hover a,.gallery-b>li{gap:2px}}', []],
  ['body{margin:0}.gallery-a,a[href="}"]{top:0}', ['body', 'a[href="}"]']],
  ['@media (width>1px){@supports (gap:1px){.card{gap:1px}}}', ['.card']],
  ['.gallery-a{color:red;&:hover{top:0}a{left:0}}', []],
  ['.gallery-a{}.admin-b{}.galleryx{}', ['.admin-b', '.galleryx']],
  ['div:not(.gallery-a){top:0}', ['div:not(.gallery-a)']],
  [':is(h1,h2) .gallery-a{top:0}:is(h1,h2){top:1px}', [':is(h1,h2)']],
  ['@keyframes gallery-spin{to{rotate:1turn}}@keyframes spin{from{top:0}}', ['@keyframes spin']],
  ['@font-face{font-family:"Uli";src:url("a;b.woff2")}', ['@font-face "Uli"']],
  ['@charset "utf-8";@layer a,b;/* body{} */.gallery-a::before{content:"{"}', []],
])('finds in %s the foreign selectors %j', (source, selectors) => {
  expect(styleFootprint(source, 'gallery')).toEqual(selectors);
});

test('lists sorted findings and declarations and skips images', () => {
  const declares = { globals: ['gallery', 'dataLayer'], listeners: ['online'], selectors: ['body'] };
  const files = [
    { file: 'static/a.js', text: 'var gallery; window.addEventListener("online", f)' },
    { file: 'static/b.js', text: 'window.addEventListener("online", f)' },
    { file: 'static/a.css', text: 'body{margin:0}' },
    { file: 'static/a.svg', text: '<svg>' },
  ];
  expect(footprintOf({ name: 'gallery', declares }, files)).toEqual({
    found: { globals: ['gallery'], listeners: ['online'], selectors: ['body'] },
    declared: { globals: ['dataLayer', 'gallery'], listeners: ['online'], selectors: ['body'] },
  });
});

test.each([
  ['a.js', 'window.dataLayer = []', 'the global dataLayer'],
  [
    'a.js',
    'onload = 1; window.addEventListener("scroll", f)',
    'a listener for scroll to the window or document',
  ],
  ['a.css', 'a:hover{}', 'the selector a:hover'],
])('fails a build when %s has %s and names it', (file, text, what) => {
  expect(() => footprintOf({ name: 'gallery' }, [{ file, text }])).toThrow(
    `${file} adds ${what}, which gallery's remote.json does not declare`,
  );
});
