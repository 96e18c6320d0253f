import { createByteBudget, readBounded } from './read-bounded';

test('bodies read at once share a budget and return it', async () => {
  const budget = createByteBudget(10);
  const first = endless();
  const reading = readBounded(first.response, 100, budget);
  await first.send('12345678');
  await expect(readBounded(new Response('abc'), 100, budget)).rejects.toThrow('10 bytes came at once');
  first.end();
  expect(String(await reading)).toBe('12345678');
  expect(String(await readBounded(new Response('abcdefghij'), 100, budget))).toBe('abcdefghij');
});

test('a body over its own limit returns its share of the budget', async () => {
  const budget = createByteBudget(10);
  await expect(readBounded(new Response('123456789'), 5, budget)).rejects.toThrow('more than 5 bytes came');
  expect(String(await readBounded(new Response('12345'), 5, budget))).toBe('12345');
});

function endless() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    response: new Response(readable),
    send: async (text: string) => {
      await writer.write(Buffer.from(text));
      await new Promise((passed) => setTimeout(passed, 20));
    },
    end: () => void writer.close(),
  };
}
