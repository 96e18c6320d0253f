import {
  certificateAnswerSchema,
  type WithdrawCertificateInput,
  withdrawCertificateSchema,
} from '@gallery/shared/contract/catalogue/certificates/certificate.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { needs } from '../../../http/admin-gate';
import { refusals } from '../../../http/answers/answer-schemas';
import { noStore } from '../../../http/answers/cache-control';
import { pdfSchema, sendPdf } from '../../../http/answers/downloads';
import { HttpError } from '../../../http/answers/http-error';
import { sessionOf } from '../../../http/authentication';
import { recordAudit } from '../../audit/record-audit';
import { readGalleryFacts } from '../../settings/gallery-facts';
import type { MakePaper } from '../paper-process';
import { withdrawCertificate } from './issue-certificate';
import { findCertificate, readCertificate } from './read-certificate';

type CertificateDeps = {
  db: Database;
  publicUrl: string;
  publicKey: string;
  makePaper: MakePaper;
  mediaFolder: string;
};
type Numbered = { Params: { id: string } };

const tags = ['Orders'];

export const certificateRoutes: FastifyPluginAsync<CertificateDeps> = async (app, deps) => {
  const { db, publicUrl, publicKey, makePaper, mediaFolder } = deps;
  app.addHook('onRequest', noStore);

  app.get<Numbered>(
    '/certificate/:id',
    {
      schema: {
        tags,
        summary: 'The signed facts of a certificate of authenticity, and its state',
        response: { 200: certificateAnswerSchema, ...refusals(404) },
      },
    },
    async (request) => {
      const row = await findCertificate(db, request.params.id);
      return { certificate: await readCertificate(db, row, publicKey) };
    },
  );

  app.get<Numbered>(
    '/certificate/:id/pdf',
    { schema: { tags, summary: 'A certificate as a PDF', response: { 200: pdfSchema, ...refusals(404) } } },
    async (request, reply) => {
      const row = await findCertificate(db, request.params.id);
      const facts = await readCertificate(db, row, publicKey);
      const { address } = await readGalleryFacts(db);
      const certificate = { facts, picture: row.pictureHash, publicUrl, address };
      return sendPdf(reply, `certificate-${facts.number}.pdf`, await makePaper({ mediaFolder, certificate }));
    },
  );

  app.post<Numbered & { Body: WithdrawCertificateInput }>(
    '/certificate/:id/withdraw',
    {
      schema: {
        tags,
        summary: 'Withdraw a certificate',
        security: [{ token: [] }],
        body: withdrawCertificateSchema,
        response: { 200: certificateAnswerSchema, ...refusals(401, 403, 404, 409, 422) },
      },
      ...needs('trade'),
    },
    async (request) => {
      const { reason } = request.body;
      const found = await findCertificate(db, request.params.id);
      return db.transaction(async (tx) => {
        const row = await withdrawCertificate(tx, found.id, reason);
        if (!row) throw new HttpError(409, 'This certificate is no longer current.');
        const certificate = await readCertificate(tx, row, publicKey);
        const by = sessionOf(request).user._id;
        const entry = { action: 'Certificate withdrawn', to: `${certificate.number}, ${reason}`, by };
        await recordAudit(tx, { ...entry, subject: 'order', subjectId: row.orderId });
        return { certificate };
      });
    },
  );
};
