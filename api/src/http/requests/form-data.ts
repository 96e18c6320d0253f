import { Busboy } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../answers/http-error';

export const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded'];

const limits = { fields: 50, files: 10, parts: 60, fieldNameSize: 100, headerPairs: 20, headerSize: 4_096 };

/** Files in form data are dropped. */
export function acceptFormData(app: FastifyInstance): void {
  app.addContentTypeParser(
    formTypes,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      try {
        return await fieldsOf(body, request.headers['content-type'] ?? '');
      } catch {
        throw new HttpError(400, 'The form could not be read.');
      }
    },
  );
}

function fieldsOf(body: Buffer, contentType: string): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    const form = new Busboy({ headers: { 'content-type': contentType }, limits });
    const refuse = () => reject(new Error('The form has too many parts.'));
    form.on('field', (name, value) => fields.set(name, value));
    form.on('file', (_name, file) => file.resume());
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) form.on(limit, refuse);
    form.on('error', reject);
    form.on('finish', () => resolve(Object.fromEntries(fields)));
    form.end(body);
  });
}
