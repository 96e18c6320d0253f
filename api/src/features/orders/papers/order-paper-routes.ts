import type { FastifyPluginAsync } from 'fastify';
import { refusals } from '../../../http/answers/answer-schemas';
import { pdfSchema, sendPdf } from '../../../http/answers/downloads';
import { HttpError } from '../../../http/answers/http-error';
import { invoiceNumber } from '../../papers/paper-number';
import type { MakePaper } from '../../papers/paper-process';
import { findInvoice } from '../../papers/papers-of-order';
import { readerOf, requireReader } from '../buyer/require-buyer';
import { visibleOrder } from '../order-access';
import type { OrderContext } from '../order-context';

export type PaperDeps = { makePaper: MakePaper; mediaFolder: string };

export const orderPaperRoutes: FastifyPluginAsync<OrderContext & PaperDeps> = async (app, deps) => {
  const { db, makePaper, mediaFolder } = deps;
  app.get<{ Params: { id: string; number: string } }>(
    '/order/:id/papers/:number',
    {
      schema: {
        tags: ['Orders'],
        summary: 'An invoice or a credit note of an order as a PDF',
        security: [{ token: [] }],
        response: { 200: pdfSchema, ...refusals(401, 404) },
      },
      onRequest: requireReader(deps),
    },
    async (request, reply) => {
      const { id, number } = request.params;
      const order = await visibleOrder(db, id, readerOf(request));
      const row = await findInvoice(db, order.id, number);
      if (!row) throw new HttpError(404, 'No document with this number.');
      const { kind, billTo, facts } = row;
      const issuedAt = row.issuedAt.toISOString();
      const invoice = { kind, number: invoiceNumber(row), issuedAt, billTo, facts };
      const pdf = await makePaper({ mediaFolder, invoice });
      return sendPdf(reply, `${kind.replace(' ', '-')}-${number}.pdf`, pdf);
    },
  );
};
