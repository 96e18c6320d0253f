import { isFlat } from '../../release-routes';

const command = {
  command: JSON.stringify({ text: '{"a\\":"b"}'.repeat(20_000) }),
  key: '2026',
  signature: 'A',
};

test('accepts a command with a whole release and any number of quotation marks', () => {
  expect(isFlat(JSON.stringify(command))).toBe(true);
  expect(isFlat(JSON.stringify(command, null, 2))).toBe(true);
  for (const text of ['{}', 'null', '', '"', '"\\', '"\\"', '{"a":"\\\\"}']) expect(isFlat(text)).toBe(true);
});

const keys = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`k${at}`, 1]));

test.each([
  ['many keys', JSON.stringify(keys)],
  ['many keys after a command', JSON.stringify({ ...command, ...keys })],
  ['lists of lists', `{"command":${'['.repeat(300_000)}${']'.repeat(300_000)}}`],
  ['many empty objects', JSON.stringify({ ...command, more: Array(200_000).fill({}) })],
  ['a number without end', `{"command":${'9'.repeat(600_000)}}`],
])('rejects %s', (_what, text) => {
  expect(isFlat(text)).toBe(false);
});

test.each([
  ['quotation marks', `"${'\\"'.repeat(300_000)}"`, true],
  ['backslashes', `"${'\\'.repeat(600_000)}"`, true],
  ['texts', '""'.repeat(300_000), false],
])('classifies a text with only %s', (_what, text, flat) => {
  expect(isFlat(text)).toBe(flat);
});
