import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './http-error';

export const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/** Lets the routes of `app` take form data beside JSON, up to its size for bodies. Files in it are left out. */
export function acceptFormData(app: FastifyInstance): void {
  app.addContentTypeParser(formTypes, { parseAs: 'buffer' }, fieldsOf);
}

async function fieldsOf(request: FastifyRequest, body: Buffer | string): Promise<Record<string, unknown>> {
  try {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(body, { headers }).formData();
    return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  } catch {
    throw new HttpError(400, 'The form could not be read.');
  }
}
