import { messagesOf } from '../../../forms/form/field-messages';
import { factInputsSchema } from '../artwork-facts.schema';
import { historyLine, missingHistory, readHistory } from './history-lines';
import { historyInputs } from './history-lines.schema';

test('the reader keeps the order of the lines and separates years from texts', () => {
  const lines =
    '2019: Acquired from the artist\n\n 2019 - 2023: Private collection, Lagos \nPrivate collection';
  expect(readHistory(lines)).toEqual([
    { date: '2019', text: 'Acquired from the artist' },
    { date: '2019–2023', text: 'Private collection, Lagos' },
    { date: '', text: 'Private collection' },
  ]);
});

test.each(['19: Lagos', '2019:', '2019 Lagos', 'By descent: Enugu'])(
  "the reader takes '%s' as text alone",
  (line) => {
    expect(readHistory(line)).toEqual([{ date: '', text: line }]);
  },
);

test('a line says an entry again, and only lines that no entry says are missing', () => {
  const present = [{ date: 'March 2021', text: 'The estate\nof the artist' }];
  expect(present.map(historyLine)).toEqual(['March 2021: The estate of the artist']);
  const lines = 'March 2021: The estate of the artist\n2024: Lagos\n2024: Lagos';
  expect(missingHistory(lines, present)).toEqual([{ date: '2024', text: 'Lagos' }]);
});

test.each([
  ['provenance', 'a\n'.repeat(5_001), 'provenance is too long'],
  ['exhibitions', '2019: Lagos\n'.repeat(61), 'exhibitions has at most 60 lines'],
  ['provenance', 'a'.repeat(1_001), 'provenance has at most 1000 characters in a line'],
])('the schema rejects %s beyond a limit', (field, value, message) => {
  expect(messagesOf(factInputsSchema.shape(historyInputs), { [field]: value })).toEqual({ [field]: message });
});
