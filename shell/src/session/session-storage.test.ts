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

test('readSession returns a stored session', async () => {
  expect(await readSession(() => storageWith(sessionText(loggedIn)))).toEqual(loggedIn);
});

test('a forbidden or failing storage gives a visitor', async () => {
  expect(await readSession(throwing)).toEqual(visitor);
  expect(await readSession(() => ({ ...storageWith(null), getItem: throwing }))).toEqual(visitor);
  expect(await readSession(() => storageWith(Promise.reject(new Error('broken'))))).toEqual(visitor);
});

test('readSession removes invalid content', async () => {
  const storage = storageWith('{"isLoggedIn":true}');
  expect(await readSession(() => storage)).toEqual(visitor);
  expect(storage.saved).toEqual([`without ${sessionKey}`]);
});

test('readSession waits at most 5000 milliseconds for the storage', async () => {
  const settled = jest.fn();
  const silent = new Promise<string>(() => undefined);
  void readSession(() => storageWith(silent)).then(settled);
  await jest.advanceTimersByTimeAsync(4999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(visitor);
});

test('readSession accepts a slow answer in time', async () => {
  const slow = new Promise<string>((resolve) => setTimeout(() => resolve(sessionText(loggedIn)), 4000));
  const reading = readSession(() => storageWith(slow));
  await jest.advanceTimersByTimeAsync(4000);
  expect(await reading).toEqual(loggedIn);
  expect(jest.getTimerCount()).toBe(0);
});

test("writeSession stores a customer's session and removes a visitor's", () => {
  const storage = storageWith(null);
  writeSession(() => storage, loggedIn);
  writeSession(() => storage, visitor);
  expect(storage.saved).toEqual([sessionText(loggedIn), `without ${sessionKey}`]);
});

test('writeSession survives a full or forbidden storage', () => {
  expect(() => writeSession(throwing, loggedIn)).not.toThrow();
});
