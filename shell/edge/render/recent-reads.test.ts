import { QueryClient } from '@gallery/shared/query';
import { createRecentReads } from './recent-reads';

const second = 1000;

let price: number;
let ask: jest.Mock<Promise<number>, []>;

beforeEach(() => {
  jest.useFakeTimers();
  price = 100;
  ask = jest.fn(async () => price);
});

afterEach(() => {
  jest.useRealTimers();
});

test('pages share an answer for a second', async () => {
  const read = openPages();
  expect(await read('price')).toBe(100);
  price = 200;
  jest.advanceTimersByTime(second - 1);
  expect(await read('price')).toBe(100);
  expect(ask).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(await read('price')).toBe(200);
});

test('pages ask other questions themselves', async () => {
  const read = openPages();
  await read('price');
  await read('artist');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an answer that comes after its second is not shared', async () => {
  const read = openPages();
  let answer = (_: number) => {};
  ask.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const late = read('price');
  jest.advanceTimersByTime(second);
  price = 200;
  expect(await read('price')).toBe(200);
  answer(100);
  expect(await late).toBe(100);
  expect(await read('price')).toBe(200);
});

test('pages do not share a failed read', async () => {
  const read = openPages();
  ask.mockRejectedValueOnce(new Error('down'));
  await expect(read('price')).rejects.toThrow('down');
  expect(await read('price')).toBe(100);
});

/** Each page has its own client. */
function openPages() {
  const persister = createRecentReads(second);
  return (name: string) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, persister } } });
    return client.fetchQuery({ queryKey: [name], queryFn: ask });
  };
}
