import { brotliDecompressSync } from 'node:zlib';
import { compress, encodingFor, hasCurrent } from './content-negotiation';

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

test.each([
  [1_024, 0b0110001, 0b1111111],
  [110_000, 0b0000001, 0b1111111],
  [5_000_000, 0b1011, 0b1111],
])('compresses %s bytes with the smallest window that holds them, up to 4 MB', async (length, bits, mask) => {
  const body = Buffer.alloc(length, 'a gallery of works ');
  const packed = await compress(body, 'br', 2);
  // The first bits of a stream name its window (RFC 7932, section 9.1).
  expect((packed[0] ?? 0) & mask).toBe(bits);
  expect(brotliDecompressSync(packed).equals(body)).toBe(true);
});

test.each([0, 1])('compresses a body of %s bytes', async (length) => {
  const body = Buffer.alloc(length, 'a');
  expect(brotliDecompressSync(await compress(body, 'br', 5)).equals(body)).toBe(true);
});
