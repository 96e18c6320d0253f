import type { FastifyReply } from 'fastify';

export const pdfSchema = {
  content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
} as const;

/** Sends the file as a download with this name. */
export function sendPdf(reply: FastifyReply, name: string, pdf: Buffer): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(pdf);
}
