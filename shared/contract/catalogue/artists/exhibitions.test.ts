import { exhibitionLines, readExhibitions } from './exhibitions';

const rains = { year: 2024, title: 'After the Rains', place: 'Uli Gallery, Ikoyi, Lagos' };
const walls = { year: 2019, title: 'Walls that Dry', place: 'Old Press, Awka' };

test('the lines keep their order through reading and writing', () => {
  const lines = '2024; After the Rains; Uli Gallery, Ikoyi, Lagos\n2019; Walls that Dry; Old Press, Awka';
  expect(readExhibitions(lines)).toEqual([rains, walls]);
  expect(exhibitionLines([rains, walls])).toBe(lines);
});

test('the reader skips empty lines and spaces around the parts', () => {
  expect(readExhibitions('\n  2024 ;After the Rains;  Uli Gallery, Ikoyi, Lagos \n\n')).toEqual([rains]);
  expect(readExhibitions('')).toEqual([]);
});

test.each([
  'After the Rains',
  '2024; After the Rains',
  '24; After the Rains; Lagos',
  '2024; ; Lagos',
  '2024; After; the Rains; Lagos',
  `2024; ${'a'.repeat(201)}; Lagos`,
])("the reader refuses '%s'", (lines) => {
  expect(readExhibitions(lines)).toBeNull();
});
