import { summaryOf } from './share-meta';

test('the summary keeps a short text and joins its lines', () => {
  expect(summaryOf(' A single loaded brush.\nOne breath. ')).toBe('A single loaded brush. One breath.');
});

test('the summary ends after the last whole sentence that fits', () => {
  const sentence = 'Five kinds of mark, each made once.';
  const text = Array.from({ length: 20 }, () => sentence).join(' ');
  expect(summaryOf(text)).toBe(Array.from({ length: 5 }, () => sentence).join(' '));
});

test('the summary of one long sentence ends after a word', () => {
  const summary = summaryOf('word, '.repeat(100));
  expect(summary).toMatch(/word…$/);
  expect(summary.length).toBeLessThanOrEqual(200);
});
