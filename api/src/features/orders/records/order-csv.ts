import { pipeline, Readable, type Transform } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/client';
import { allOrderRecords, type OrderFilter } from './order-records';

/** CSV (RFC 4180), written as it is read; escapes formulas, and a byte order mark lets spreadsheets read UTF-8. */
export function ordersAsCsv(db: Database, filter: OrderFilter, logger: FastifyBaseLogger): Transform {
  const written = stringify({
    bom: true,
    header: true,
    columns: ['S/N', 'Order', 'Name', 'Email address', 'Artwork', 'Amount', 'Status', 'Date'],
    escape_formulas: true,
    quoted_string: true,
    record_delimiter: 'windows',
  });
  // An error breaks the download off, so that no partial file seems whole.
  return pipeline(Readable.from(linesOf(db, filter)), written, (error) => {
    if (error) logger.warn({ err: error }, 'an export of orders ended early');
  });
}

async function* linesOf(db: Database, filter: OrderFilter): AsyncGenerator<(string | number)[]> {
  let line = 0;
  for await (const { number, name, email, artwork, amount, status, createdAt } of allOrderRecords(
    db,
    filter,
  )) {
    line += 1;
    yield [line, number, name, email, artwork, amount, status, inLagos.format(createdAt)];
  }
}

/** 2026-11-21 10:37 */
const inLagos = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});
