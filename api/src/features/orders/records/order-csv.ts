import { pipeline, Readable, type Transform } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/client';
import { csvOptions, csvTime } from '../../../http/answers/csv';
import { allOrderRecords, type OrderFilter } from './order-records';

/** Written as it is read. */
export function ordersAsCsv(db: Database, filter: OrderFilter, logger: FastifyBaseLogger): Transform {
  const written = stringify(
    csvOptions(['S/N', 'Order', 'Name', 'Email address', 'Artwork', 'Amount', 'Status', 'Date']),
  );
  // An error breaks the download off, so that no partial file seems whole.
  return pipeline(Readable.from(linesOf(db, filter)), written, (error) => {
    if (error) logger.warn({ err: error }, 'an export of orders ended early');
  });
}

async function* linesOf(db: Database, filter: OrderFilter): AsyncGenerator<(string | number)[]> {
  let line = 0;
  for await (const row of allOrderRecords(db, filter)) {
    const { number, name, email, artwork, amount, openRefund, createdAt } = row;
    const status = openRefund === 'full' ? 'Refund requested' : row.status;
    line += 1;
    yield [line, number, name, email, artwork, amount, status, csvTime(createdAt)];
  }
}
