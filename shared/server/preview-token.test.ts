import { maxPreviewToken, previewToken, readPreviewToken } from './preview-token';

const key = Buffer.alloc(32, 7).toString('base64url');
const preview = { digest: 'ab'.repeat(32), until: '2026-11-24T09:00:00.000Z' };

test('a token contains its release and its end', () => {
  const token = previewToken(key, preview);
  expect(readPreviewToken(key, token)).toEqual(preview);
  expect(token.length).toBeLessThan(maxPreviewToken);
});

test('rejects a token of another key and a token with any changed character', () => {
  const token = previewToken(key, preview);
  expect(readPreviewToken(Buffer.alloc(32, 8).toString('base64url'), token)).toBeUndefined();
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, at) + other + token.slice(at + 1);
    expect(readPreviewToken(key, changed)).toBeUndefined();
  }
});

test.each([
  '',
  '.',
  `.${'A'.repeat(43)}`,
  'A.'.repeat(200),
  `${'A'.repeat(100)}.`,
  'ü.ü',
  `${previewToken(key, preview)}.x`,
  `${previewToken(key, preview)}\n`,
])('rejects %j as a token', (token) => {
  expect(readPreviewToken(key, token)).toBeUndefined();
});

test('rejects every token without a key', () => {
  expect(readPreviewToken('', previewToken('', preview))).toBeUndefined();
});
