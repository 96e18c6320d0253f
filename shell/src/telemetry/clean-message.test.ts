import { cleanMessage } from './clean-message';

test.each([
  ["TypeError: Cannot read properties of undefined (reading 'title')", undefined],
  ['Error: gallery is not available', undefined],
  [
    'Error: Minified React error #418; visit https://react.dev/errors/418?args[]=Ada',
    'Error: Minified React error #418; visit …',
  ],
  ['Error: no work 64f1c2d9e8b7a6f5d4c3b2a1', 'Error: no work …'],
  ['Error: ada@uli.example is taken', 'Error: … is taken'],
  ['SyntaxError: "Ada Obi" is not valid JSON', 'SyntaxError: … is not valid JSON'],
  ["Error: the buyer 'Ada Obi' of Lagos", 'Error: the buyer … of Lagos'],
  ['Error: call +234 803 123 4567', 'Error: call +…'],
  ['Error: /art-page/12?code=secret', 'Error: …'],
  ['Error: eyJhbGciOiJIUzI.eyJzdWIiOiIx_verylongwithoutanydigitsinit', 'Error: …'],
  ['Error: ma\u0000de\u202Eof\nodd  signs', 'Error: ma de of odd signs'],
  ["Error: it won't open, isn't there", undefined],
  ['', 'unnamed'],
])('removes personal data from %j', (said, told = said) => {
  expect(cleanMessage(said)).toBe(told);
  expect(cleanMessage(told)).toBe(told);
});

test('cuts a long message at 200 letters and splits no character', () => {
  const cut = cleanMessage(`${'a '.repeat(99)}b🖼🖼`);
  expect(cut).toHaveLength(199);
  expect(cut).not.toMatch(/[\ud800-\udbff]$/);
});
