import { importFileType } from '@gallery/shared/contract/collection/imports/import';
import type { FastifyInstance } from 'fastify';

type SentFile = { name: string; bytes: Buffer };

export async function sendImport(
  app: FastifyInstance,
  headers: { authorization: string },
  { name, bytes }: SentFile,
) {
  const answer = await app.inject({ method: 'POST', ...importRequest(headers, name), payload: bytes });
  return { status: answer.statusCode, ...answer.json() };
}

export function importRequest(headers: { authorization: string }, name: string) {
  return {
    url: `/api/collection/imports?file_name=${encodeURIComponent(name)}`,
    headers: { ...headers, 'content-type': importFileType },
  };
}
