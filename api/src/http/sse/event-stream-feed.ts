import { endInBatches } from '@gallery/shared/server/closing/crowds';
import { joinReads } from '../caching/share-reads';

export type FeedSource<Row> = {
  rowsFrom(position: number, limit: number): Promise<Row[]>;
  positionOf(row: Row): number;
  newest(): Promise<number>;
  /** Each row of a key contains the whole state, so a batch sends only the last. By default, the feed sends every row. */
  keyOf?(row: Row): string;
};

export type FeedReader<Row> = {
  position: number;
  send(row: Row, position: number): Promise<void>;
  end(): void;
};

export type StartPosition = { position: number; resumed: boolean };

const batchSize = 500;

export type EventFeed<Row> = ReturnType<typeof eventFeed<Row>>;

export function eventFeed<Row>({ rowsFrom, positionOf, newest, keyOf }: FeedSource<Row>) {
  const readers = new Set<FeedReader<Row>>();
  let polling: Promise<void> | null = null;
  let again = false;
  let ended = false;
  // After a restart, thousands of readers return at once, most with the same position.
  const rowsAt = joinReads((last: number) => rowsFrom(last, batchSize));
  const newestOnce = joinReads((_feed: 'newest') => newest());
  return { poll, startPosition, addReader, end };

  function poll(): Promise<void> {
    again = true;
    polling ??= sendNewRows().finally(() => {
      polling = null;
    });
    return polling;
  }

  async function sendNewRows() {
    while (again && readers.size > 0 && !ended) {
      again = false;
      // A reader that joins during the poll may need older rows, which only the next poll reads.
      const present = [...readers];
      const behind = Math.min(...present.map(({ position }) => position));
      const rows = await rowsFrom(behind + 1, batchSize);
      for (const row of latest(rows)) await Promise.all(present.map((reader) => send(reader, row)));
      again ||= rows.length === batchSize;
    }
  }

  function latest(rows: Row[]): Row[] {
    if (!keyOf) return rows;
    const lastOf = new Map(rows.map((row) => [keyOf(row), row]));
    return rows.filter((row) => lastOf.get(keyOf(row)) === row);
  }

  async function send(reader: FeedReader<Row>, row: Row) {
    const position = positionOf(row);
    if (position <= reader.position) return;
    await reader.send(row, position);
    reader.position = position;
  }

  async function startPosition(last: number | null): Promise<StartPosition> {
    const rows = last === null ? [] : await rowsAt(last);
    const isStored = rows[0] !== undefined && positionOf(rows[0]) === last;
    if (last !== null && isStored && rows.length < batchSize) return { position: last, resumed: true };
    const position = await newestOnce('newest');
    return { position, resumed: position === last };
  }

  function addReader(reader: FeedReader<Row>): () => void {
    readers.add(reader);
    if (ended) reader.end();
    return () => void readers.delete(reader);
  }

  function end(): Promise<void> {
    ended = true;
    return endInBatches(readers, (reader) => reader.end());
  }
}
