import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { newAdministrator } from '../gallery/admin-account';
import { addArtwork } from '../gallery/records';

/** Each request changes a work of its own. */
export async function collectionSamples(
  app: FastifyInstance,
  db: Database,
): Promise<Record<string, InjectOptions>> {
  const { headers, does } = await newAdministrator(app, db);
  const raise = { field: 'price', by: 'percent', amount: 10 };
  const [shown, changed, undone, late] = [
    await addArtwork(db),
    await addArtwork(db),
    await addArtwork(db),
    await addArtwork(db),
  ];
  const editOf = (id: string) => ({ ...raise, edit: randomUUID(), works: [{ _id: id, version: 1 }] });
  const [first, second] = [editOf(undone.id), editOf(late.id)];
  for (const edit of [first, second]) await does('POST', '/collection/edits', edit);
  await does('POST', `/collection/edits/${second.edit}/undo`);
  return {
    'POST /api/collection/edits/preview 200': { headers, payload: { ...raise, works: [shown.id] } },
    'POST /api/collection/edits 201': { headers, payload: editOf(changed.id) },
    'POST /api/collection/edits 409': {
      headers,
      payload: { ...editOf(changed.id), works: [{ _id: changed.id, version: 9 }] },
    },
    'POST /api/collection/edits/{id}/undo 200': {
      headers,
      url: `/api/collection/edits/${first.edit}/undo`,
    },
    'POST /api/collection/edits/{id}/undo 409': {
      headers,
      url: `/api/collection/edits/${second.edit}/undo`,
    },
    'GET /api/collection/ids 422': { headers, url: '/api/collection/ids?type=Etching' },
  };
}
