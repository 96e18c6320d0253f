import { networkMessage } from '@gallery/shared/contract/fields/answer';
import { imageTooLargeMessage, imageTypeMessage } from '@gallery/shared/contract/storage/storage';
import { UserError } from '@gallery/shared/errors/error-message';
import { uploadErrorMessage } from './upload-file';

test.each([
  [413, imageTooLargeMessage],
  [422, imageTypeMessage],
  [418, 'The image could not be uploaded.'],
])('the status %i of the storage gives the message “%s”', (status, text) => {
  expect(uploadErrorMessage({ code: 'storage/unknown', status, message: 'Firebase Storage: …' })).toBe(text);
});

test('a failed chunk gives the message of a lost connection', () => {
  const failure = Object.assign(new Error('Loading chunk storage failed.'), { name: 'ChunkLoadError' });
  expect(uploadErrorMessage(failure)).toBe(networkMessage);
});

test('a UserError gives its own message', () => {
  expect(uploadErrorMessage(new UserError('Could not send request.'))).toBe('Could not send request.');
});
