import { readHistory } from './work-history';

test('the reader keeps the order of the lines and separates years from texts', () => {
  const lines =
    '2019: Acquired from the artist\n\n 2019 - 2023: Private collection, Lagos \nPrivate collection';
  expect(readHistory(lines)).toEqual([
    { year: '2019', text: 'Acquired from the artist' },
    { year: '2019–2023', text: 'Private collection, Lagos' },
    { year: null, text: 'Private collection' },
  ]);
});

test.each(['19: Lagos', '2019:', '2019 Lagos', 'By descent: Enugu'])(
  "the reader takes '%s' as text alone",
  (line) => {
    expect(readHistory(line)).toEqual([{ year: null, text: line }]);
  },
);
