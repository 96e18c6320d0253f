import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { FastifyInstance } from 'fastify';

/** Listens on a free port, because `inject` does not support streams. Returns the address. */
export async function listenOn(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

export type Following = {
  headers: IncomingMessage['headers'];
  next(): Promise<EventSourceMessage>;
  ended: Promise<void>;
  leave(): void;
};

export async function follow(url: string, headers: Record<string, string> = {}): Promise<Following> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, agent: false }, resolve).on('error', reject);
  });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${await text(answer)}`);
  const events: EventSourceMessage[] = [];
  const changed = new EventTarget();
  const parser = createParser({ onEvent: (event) => void events.push(event) });
  answer.setEncoding('utf8').on('data', (part: string) => {
    parser.feed(part);
    changed.dispatchEvent(new Event('change'));
  });
  answer.on('close', () => changed.dispatchEvent(new Event('change'))).on('error', () => {});
  const change = () => new Promise((resolve) => changed.addEventListener('change', resolve, { once: true }));
  const ended = new Promise<void>((resolve) => void answer.on('end', resolve));
  return { headers: answer.headers, next, ended, leave: () => void answer.destroy() };

  async function next() {
    for (;;) {
      const event = events.shift();
      if (event) return event;
      if (answer.closed) throw new Error('The stream has ended.');
      await change();
    }
  }
}
