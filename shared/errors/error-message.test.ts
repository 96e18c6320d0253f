import { networkMessage } from '../contract/fields/answer';
import { errorMessage, UserError, unknownErrorMessage } from './error-message';

afterEach(() => jest.restoreAllMocks());

test('a UserError shows its message', () => {
  expect(errorMessage(new UserError('This artwork is sold.'))).toBe('This artwork is sold.');
});

test.each([
  Object.assign(new Error('Loading chunk checkout failed.'), { name: 'ChunkLoadError' }),
  Object.assign(new Error('Loading CSS chunk checkout failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' }),
])('missing code shows the message of a lost connection: %s', (failure) => {
  expect(errorMessage(failure)).toBe(networkMessage);
});

test.each([
  new TypeError("Cannot read properties of undefined (reading 'x')"),
  undefined,
  null,
  'text',
  { message: 'x' },
])('an unknown error is reported and shows a general message: %s', (fault) => {
  const reported = jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  expect(errorMessage(fault)).toBe(unknownErrorMessage);
  expect(reported).toHaveBeenCalledWith(fault);
});

test('an error is reported once', () => {
  const reported = jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  const fault = new Error('x');
  errorMessage(fault);
  errorMessage(fault);
  expect(reported).toHaveBeenCalledTimes(1);
});
