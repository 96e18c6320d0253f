import type { ServerResponse } from 'node:http';
import type { Beginning, FeedReader } from './event-stream-feed';

/** Bytes that a reader may leave unread; a slower one is cut and comes back where it was. */
const unreadMost = 256 * 1024;

/** One open connection, written as server-sent events; it begins with `start`. */
export function openReader<Row>(
  answer: ServerResponse,
  { position, resumed }: Beginning,
  event: string,
  dataOf: (row: Row) => unknown,
): FeedReader<Row> & { keepAlive(): void } {
  send(`event: start\nid: ${position}\ndata: ${JSON.stringify({ resumed })}\n\n`);
  return {
    position,
    async tell(row, id) {
      const data = await dataOf(row);
      send(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    keepAlive: () => send(':\n\n'),
    end: () => void answer.end(),
  };

  function send(text: string) {
    if (answer.writableEnded || answer.destroyed) return;
    answer.write(text);
    if (answer.writableLength > unreadMost) answer.destroy();
  }
}
