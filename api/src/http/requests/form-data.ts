import { Busboy } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../answers/http-error';

const multipart = 'multipart/form-data';
const urlEncoded = 'application/x-www-form-urlencoded';

export const formTypes = [multipart, urlEncoded];

const limits = { fields: 50, files: 10, parts: 60, fieldNameSize: 100, headerPairs: 20, headerSize: 4_096 };

const sliceBytes = 4_096;

const unreadable = () => new HttpError(400, 'The form could not be read.');

/** Drops files in form data. */
export function acceptFormData(app: FastifyInstance): void {
  app.addContentTypeParser(
    multipart,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      try {
        return await partsOf(body, request.headers['content-type'] ?? '');
      } catch {
        throw unreadable();
      }
    },
  );
  app.addContentTypeParser(
    urlEncoded,
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => {
      const fields = new URLSearchParams(body);
      if (fields.size > limits.fields) throw unreadable();
      return Object.fromEntries(fields);
    },
  );
}

function partsOf(body: Buffer, contentType: string): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    const form = new Busboy({ headers: { 'content-type': contentType }, limits });
    let isRefused = false;
    const refuse = () => {
      isRefused = true;
      reject(new Error('The form has too many parts.'));
    };
    form.on('field', (name, value) => fields.set(name, value));
    form.on('file', (_name, file) => file.resume());
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) form.on(limit, refuse);
    form.on('error', reject);
    form.on('finish', () => resolve(Object.fromEntries(fields)));
    // The parser reads all input that it receives, even beyond its limits, so a refusal stops the input.
    for (let at = 0; at < body.length && !isRefused; at += sliceBytes) {
      form.write(body.subarray(at, at + sliceBytes));
    }
    form.end();
  });
}
