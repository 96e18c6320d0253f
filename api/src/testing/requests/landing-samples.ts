import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { pictures } from '../../features/media/picture.table';
import { newAdministrator } from '../gallery/admin-account';
import { addArtwork } from '../gallery/records';

export async function landingSamples(
  app: FastifyInstance,
  db: Database,
): Promise<Record<string, InjectOptions>> {
  const { headers, does } = await newAdministrator(app, db);
  const hash = randomUUID().replaceAll('-', '');
  await db.insert(pictures).values({ hash, width: 1200, height: 1600, widths: [320], placeholder: 'data:,' });
  const work = await addArtwork(db, { pictureHash: hash });
  const payload = { place: 'hero', artwork_id: work.id };
  const { _id } = await does('POST', '/landing/choices', payload);
  return {
    'GET /api/landing/choices 200': { headers },
    'GET /api/landing/choices 422': { headers, url: '/api/landing/choices?at=soon' },
    'POST /api/landing/choices 201': { headers, payload },
    'DELETE /api/landing/choices/{id} 200': { headers, url: `/api/landing/choices/${_id}` },
  };
}
