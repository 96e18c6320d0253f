import type { ServerResponse } from 'node:http';
import type { FeedReader, StartPosition } from './event-stream-feed';

/** Beyond this limit the server disconnects a slow reader, which resumes with `Last-Event-ID`. */
const maxUnreadBytes = 256 * 1024;

export function openReader<Row>(
  response: ServerResponse,
  { position, resumed }: StartPosition,
  { event, dataOf, isFor }: { event: string; dataOf: (row: Row) => unknown; isFor?: (row: Row) => boolean },
): FeedReader<Row> & { keepAlive(): void; giveWay(): void } {
  write(`event: start\nid: ${position}\ndata: ${JSON.stringify({ resumed })}\n\n`);
  return {
    position,
    async send(row, id) {
      if (isFor && !isFor(row)) return;
      const data = await dataOf(row);
      const name = data === null ? 'stale' : event;
      write(`event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    keepAlive: () => write(':\n\n'),
    end: () => void response.end(),
    /** Ends the stream of a reader to admit another one; the reader's page then polls. */
    giveWay() {
      write('event: full\ndata: null\n\n');
      response.end();
    },
  };

  function write(text: string) {
    if (response.writableEnded || response.destroyed) return;
    response.write(text);
    if (response.writableLength > maxUnreadBytes) response.destroy();
  }
}
