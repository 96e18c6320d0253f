import type { Readable } from 'node:stream';
import { wallClockOf } from '@gallery/shared/domain/clock';
import type { Options } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

/** Writes CSV (RFC 4180) with a header line. Escapes formulas, and adds a byte order mark so that spreadsheets read UTF-8. */
export function csvOptions(columns: string[]): Options {
  return {
    bom: true,
    header: true,
    columns,
    escape_formulas: true,
    quoted_string: true,
    record_delimiter: 'windows',
  };
}

export const csvSchema = { content: { 'text/csv': { schema: { type: 'string' } } } } as const;

export function sendCsv(reply: FastifyReply, name: string, csv: string | Readable): FastifyReply {
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(csv);
}

/** Formats a time in Lagos: 2026-11-21 10:37 */
export function csvTime(time: Date): string {
  return wallClockOf(time.toISOString()).replace('T', ' ');
}

export const pdfSchema = {
  content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
} as const;

export function sendPdf(reply: FastifyReply, name: string, pdf: Buffer): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(pdf);
}
