import { encodingFor, hasCurrent } from './content-negotiation';

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  [' gzip ; q=0.001', 'gzip'],
  ['gzip;q=0, br;q=0.0', undefined],
  ['brotli, xgzip', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('chooses for the accepted encodings %s the encoding %s', (accepted, encoding) => {
  expect(encodingFor({ 'accept-encoding': accepted })).toBe(encoding);
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['', false],
  [undefined, false],
])('compares If-None-Match %s with the tag "a": %s', (named, expected) => {
  expect(hasCurrent({ 'if-none-match': named }, '"a"')).toBe(expected);
});
