/** A table whose rows are told. Positions grow, and rows become visible in their order. */
export type FeedSource<Row> = {
  /** The rows from this position on, the one at it included, in their order; `most` at most. */
  rowsFrom(position: number, most: number): Promise<Row[]>;
  positionOf(row: Row): number;
  /** The position of the newest row; 0 when there is none. */
  newest(): Promise<number>;
};

export type FeedReader<Row> = {
  /** Where it is: it has been told everything up to here. */
  position: number;
  tell(row: Row, position: number): Promise<void>;
  end(): void;
};

/** Where a reader begins; `resumed`: where it was before. */
export type Beginning = { position: number; resumed: boolean };

/** Rows read at once; who has missed more than that begins anew. */
const atOnce = 500;

/** One reading of the table for all its readers in this process. */
export function eventFeed<Row>({ rowsFrom, positionOf, newest }: FeedSource<Row>) {
  const readers = new Set<FeedReader<Row>>();
  let looking: Promise<void> | null = null;
  let again = false;
  let ended = false;
  return { look, beginning, join, end };

  /** Tells the readers what is new. What happens during one look is found by the next. */
  function look(): Promise<void> {
    again = true;
    looking ??= lookOn().finally(() => {
      looking = null;
    });
    return looking;
  }

  async function lookOn() {
    while (again && readers.size > 0 && !ended) {
      again = false;
      // Whoever joins while rows are read may be behind them: the next look begins there.
      const present = [...readers];
      const behind = Math.min(...present.map(({ position }) => position));
      const rows = await rowsFrom(behind + 1, atOnce);
      for (const row of rows) await Promise.all(present.map((reader) => tell(reader, row)));
      again ||= rows.length === atOnce;
    }
  }

  async function tell(reader: FeedReader<Row>, row: Row) {
    const position = positionOf(row);
    if (position <= reader.position) return;
    await reader.tell(row, position);
    reader.position = position;
  }

  /** Where a reader begins that was told everything up to `last`: there, if it is still kept and not too long ago. */
  async function beginning(last: number | null): Promise<Beginning> {
    const rows = last === null ? [] : await rowsFrom(last, atOnce);
    const isKept = rows[0] !== undefined && positionOf(rows[0]) === last;
    if (last !== null && isKept && rows.length < atOnce) return { position: last, resumed: true };
    const position = await newest();
    return { position, resumed: position === last };
  }

  /** Follow it with a look. Answers how the reader leaves. */
  function join(reader: FeedReader<Row>): () => void {
    readers.add(reader);
    if (ended) reader.end();
    return () => void readers.delete(reader);
  }

  function end(): void {
    ended = true;
    for (const reader of [...readers]) reader.end();
  }
}
