import { randomUUID } from 'node:crypto';
import { viewLimits } from '@gallery/shared/contract/collection/work-states';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { newAdministrator } from '../gallery/admin-account';
import { addArtwork } from '../gallery/records';
import { importSamples } from './import-samples';

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
    ...(await viewSamples(app, db)),
    ...(await importSamples(app, db)),
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

async function viewSamples(app: FastifyInstance, db: Database): Promise<Record<string, InjectOptions>> {
  const [owner, full] = [await newAdministrator(app, db), await newAdministrator(app, db)];
  const { view } = await owner.does('POST', '/collection/views', { name: 'Sold', query: 'state=sold' });
  for (let number = 0; number < viewLimits.views; number += 1)
    await full.does('POST', '/collection/views', { name: `View ${number}`, query: '' });
  const payload = { name: 'Held', query: 'state=held' };
  return {
    'POST /api/collection/views 201': { headers: owner.headers, payload },
    'POST /api/collection/views 409': { headers: full.headers, payload },
    'DELETE /api/collection/views/{id} 200': {
      headers: owner.headers,
      url: `/api/collection/views/${view._id}`,
    },
  };
}
