import { imageTooLargeMessage, imageTypeMessage } from '@gallery/shared/contract/storage';
import { failureWords } from './failure-words';

test.each([
  [413, imageTooLargeMessage],
  [422, imageTypeMessage],
  [418, 'The image could not be uploaded.'],
])('an upload that the storage answers with %i: %s', (status, words) => {
  expect(failureWords({ code: 'storage/unknown', status, message: 'Firebase Storage: …' })).toBe(words);
});

test('an error of our own has its own words', () => {
  expect(failureWords(new Error('Could not send request.'))).toBe('Could not send request.');
});
