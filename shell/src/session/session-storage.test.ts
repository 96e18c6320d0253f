import { adaeze } from '../testing/adaeze';
import { type Session, sessionKey, sessionText, visitor } from './session';
import { readSession, type SessionStorage, writeSession } from './session-storage';

const loggedIn: Session = { token: 'token-1', user: adaeze, isLoggedIn: true };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function storageWith(text: string | null | Promise<string | null>): SessionStorage & { saved: string[] } {
  const saved: string[] = [];
  return {
    saved,
    getItem: () => text,
    setItem: (_key, written) => void saved.push(written),
    removeItem: (key) => void saved.push(`without ${key}`),
  };
}

function throwing(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test('a stored session goes on', async () => {
  expect(await readSession(() => storageWith(sessionText(loggedIn)))).toEqual(loggedIn);
});

test('a storage that may not be touched, or fails, starts a visitor', async () => {
  expect(await readSession(throwing)).toEqual(visitor);
  expect(await readSession(() => ({ ...storageWith(null), getItem: throwing }))).toEqual(visitor);
  expect(await readSession(() => storageWith(Promise.reject(new Error('broken'))))).toEqual(visitor);
});

test('bad content is thrown away, so that the next page is not marked by it', async () => {
  const storage = storageWith('{"isLoggedIn":true}');
  expect(await readSession(() => storage)).toEqual(visitor);
  expect(storage.saved).toEqual([`without ${sessionKey}`]);
});

test('a storage has 5000 milliseconds to answer', async () => {
  const settled = jest.fn();
  const silent = new Promise<string>(() => undefined);
  void readSession(() => storageWith(silent)).then(settled);
  await jest.advanceTimersByTimeAsync(4999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(visitor);
});

test('one that answers in time is believed', async () => {
  const slow = new Promise<string>((resolve) => setTimeout(() => resolve(sessionText(loggedIn)), 4000));
  const reading = readSession(() => storageWith(slow));
  await jest.advanceTimersByTimeAsync(4000);
  expect(await reading).toEqual(loggedIn);
  expect(jest.getTimerCount()).toBe(0);
});

test('a customer’s session is stored, a visitor’s is not', () => {
  const storage = storageWith(null);
  writeSession(() => storage, loggedIn);
  writeSession(() => storage, visitor);
  expect(storage.saved).toEqual([sessionText(loggedIn), `without ${sessionKey}`]);
});

test('a storage that is full or forbidden does not stop the session', () => {
  expect(() => writeSession(throwing, loggedIn)).not.toThrow();
});
