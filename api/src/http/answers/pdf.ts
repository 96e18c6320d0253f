import type { FastifyReply } from 'fastify';

export const pdfSchema = {
  content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
} as const;

export function sendPdf(reply: FastifyReply, name: string, pdf: Buffer): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(pdf);
}
