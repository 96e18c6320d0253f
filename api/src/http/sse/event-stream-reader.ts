import type { ServerResponse } from 'node:http';
import {
  fullEvent,
  maxUnreadBytes,
  positionEvent,
  startEvent,
} from '@gallery/shared/server/streams/stream-events';
import type { FeedReader, StartPosition } from './event-stream-feed';

export function openReader<Row>(
  response: ServerResponse,
  { position, resumed }: StartPosition,
  { event, dataOf, isFor }: { event: string; dataOf: (row: Row) => unknown; isFor?: (row: Row) => boolean },
): FeedReader<Row> & { keepAlive(): void; tellPosition(): void; giveWay(): void } {
  write(startEvent(position, resumed));
  const reader = {
    position,
    async send(row: Row, id: number) {
      if (isFor && !isFor(row)) return;
      const data = await dataOf(row);
      const name = data === null ? 'stale' : event;
      write(`event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    keepAlive: () => write(':\n\n'),
    tellPosition: () => write(`event: ${positionEvent}\nid: ${reader.position}\ndata: null\n\n`),
    end: () => void response.end(),
    /** Ends the stream of a reader to admit another one; the reader's page then polls. */
    giveWay() {
      write(fullEvent);
      response.end();
    },
  };
  return reader;

  function write(text: string) {
    if (response.writableEnded || response.destroyed) return;
    response.write(text);
    if (response.writableLength > maxUnreadBytes) response.destroy();
  }
}
