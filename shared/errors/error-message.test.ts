import { networkMessage } from '../contract/fields/answer';
import { errorMessage, unknownErrorMessage } from './error-message';
import { UserError } from './user-error';

afterEach(() => jest.restoreAllMocks());

test('a message that is meant for people is shown', () => {
  expect(errorMessage(new UserError('This artwork is sold.'))).toBe('This artwork is sold.');
});

test.each([
  Object.assign(new Error('Loading chunk checkout failed.'), { name: 'ChunkLoadError' }),
  Object.assign(new Error('Loading CSS chunk checkout failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' }),
])('code that does not arrive is reported as a missing connection: %s', (failure) => {
  expect(errorMessage(failure)).toBe(networkMessage);
});

test.each([
  new TypeError("Cannot read properties of undefined (reading 'x')"),
  undefined,
  null,
  'text',
  { message: 'x' },
])('a fault is reported, and nothing of it is shown: %s', (fault) => {
  const reported = jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  expect(errorMessage(fault)).toBe(unknownErrorMessage);
  expect(reported).toHaveBeenCalledWith(fault);
});

test('a fault is reported once, however often it is drawn', () => {
  const reported = jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  const fault = new Error('x');
  errorMessage(fault);
  errorMessage(fault);
  expect(reported).toHaveBeenCalledTimes(1);
});
