import type { EventSourceMessage } from 'eventsource-parser';

export type FakeConnection = {
  path: string;
  headers: Record<string, string>;
  send(event: Partial<EventSourceMessage>): void;
  break(): void;
  isOpen(): boolean;
};

/** Answers every `fetch` with a stream that the test controls, or once with `refusal`. */
export function fakeEventStreams() {
  const lines: FakeConnection[] = [];
  const state = { lines, refusal: null as { status: number; message: string } | null };
  globalThis.fetch = async (path, { headers = {}, signal } = {}) => {
    if (state.refusal) {
      const { status, message } = state.refusal;
      return { ok: false, status, json: async () => ({ message }) } as Response;
    }
    const { line, body } = openConnection(String(path), headers as Record<string, string>, signal ?? null);
    lines.push(line);
    return { ok: true, status: 200, body } as Response;
  };
  return state;
}

function openConnection(path: string, headers: Record<string, string>, signal: AbortSignal | null) {
  const waiting: ((result: { done: boolean; value?: Uint8Array }) => void)[] = [];
  const unread: Uint8Array[] = [];
  let isOpen = true;
  const end = () => {
    isOpen = false;
    for (const take of waiting.splice(0)) take({ done: true });
  };
  signal?.addEventListener('abort', end);
  const read = () =>
    new Promise((resolve) => {
      const value = unread.shift();
      if (value) resolve({ done: false, value });
      else if (isOpen) waiting.push(resolve);
      else resolve({ done: true });
    });
  const line: FakeConnection = {
    path,
    headers,
    isOpen: () => isOpen,
    break: end,
    send({ event, id, data = '{}' }) {
      const bytes = new TextEncoder().encode(`event: ${event}\nid: ${id}\ndata: ${data}\n\n`);
      const take = waiting.shift();
      if (take) take({ done: false, value: bytes });
      else unread.push(bytes);
    },
  };
  return { line, body: { getReader: () => ({ read }) } as unknown as ReadableStream<Uint8Array> };
}
