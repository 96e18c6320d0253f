import { randomUUID } from 'node:crypto';
import { importLimits } from '@gallery/shared/contract/collection/imports/import';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { artworks } from '../../features/artworks/artwork.table';
import { collectionImports, importRows } from '../../features/collection/importing/import.table';
import { newAdministrator } from '../gallery/admin-account';
import { importRequest, sendImport } from '../gallery/imports';
import { jpegOf } from '../gallery/pictures';
import { addArtist, addArtwork } from '../gallery/records';
import { uploadedPicture } from '../gallery/uploads';

export async function importSamples(
  app: FastifyInstance,
  db: Database,
): Promise<Record<string, InjectOptions>> {
  const { headers } = await newAdministrator(app, db);
  const imgUrl = await uploadedPicture(app, headers, await jpegOf(60, 40));
  const fileOf = (number: string) => Buffer.from(`Inv. No,Title\n${number},Rain`);
  const begin = async (number: string = randomUUID()) => {
    const { import: begun } = await sendImport(app, headers, { name: 'works.csv', bytes: fileOf(number) });
    return `/api/collection/imports/${begun._id}`;
  };
  const [read, changed, started, pictured, deleted, running, undone] = [
    await begin(),
    await begin(),
    await begin(),
    await begin('NW-900'),
    await begin(),
    await begin(),
    await begin(),
  ];
  await db.update(collectionImports).set({ state: 'running' }).where(isOfImport(running));
  for (const done of [running, undone])
    await db.update(importRows).set({ plan: 'new', doneAt: new Date() }).where(isOf(done));
  const edited = await beginWithEditedWork();
  const request = importRequest(headers, 'works.csv');
  const columns = { fields: ['inventory_number', 'name_of_artwork'] };
  const cell = { column: 1, value: 'Dusk' };
  const picture = { name: 'NW-900.jpg', img_url: imgUrl };
  return {
    'POST /api/collection/imports 201': { ...request, payload: fileOf('new') },
    'POST /api/collection/imports 413': { ...request, payload: Buffer.alloc(importLimits.fileBytes + 1) },
    'POST /api/collection/imports 422': { ...request, payload: Buffer.from('\0') },
    'GET /api/collection/imports/{id} 200': { headers, url: read },
    'DELETE /api/collection/imports/{id} 200': { headers, url: deleted },
    'DELETE /api/collection/imports/{id} 409': { headers, url: running },
    'PUT /api/collection/imports/{id}/columns 200': {
      headers,
      url: `${changed}/columns`,
      payload: columns,
    },
    'PUT /api/collection/imports/{id}/columns 409': {
      headers,
      url: `${running}/columns`,
      payload: columns,
    },
    'PUT /api/collection/imports/{id}/rows/{number} 200': {
      headers,
      url: `${changed}/rows/2`,
      payload: cell,
    },
    'PUT /api/collection/imports/{id}/rows/{number} 409': {
      headers,
      url: `${running}/rows/2`,
      payload: cell,
    },
    'POST /api/collection/imports/{id}/pictures/match 200': {
      headers,
      url: `${pictured}/pictures/match`,
      payload: { names: ['NW-900.jpg'] },
    },
    'POST /api/collection/imports/{id}/pictures 200': {
      headers,
      url: `${pictured}/pictures`,
      payload: picture,
    },
    'POST /api/collection/imports/{id}/start 200': {
      headers,
      url: `${started}/start`,
      payload: { as_drafts: true },
    },
    'POST /api/collection/imports/{id}/start 409': { headers, url: `${edited}/start`, payload: {} },
    'POST /api/collection/imports/{id}/start 422': {
      headers,
      url: `${started}/start`,
      payload: { as_drafts: 'maybe' },
    },
    'POST /api/collection/imports/{id}/undo 200': { headers, url: `${undone}/undo`, payload: {} },
    'POST /api/collection/imports/{id}/undo 409': { headers, url: `${running}/undo`, payload: {} },
  };

  async function beginWithEditedWork(): Promise<string> {
    const artist = await addArtist(db);
    const work = await addArtwork(db, { name: 'Kite', artistId: artist.id });
    const bytes = Buffer.from(`Title,Artist email,Price\nKite,${artist.email},${work.price}`);
    const { import: begun } = await sendImport(app, headers, { name: 'kite.csv', bytes });
    await db
      .update(artworks)
      .set({ price: work.price + 1 })
      .where(eq(artworks.id, work.id));
    return `/api/collection/imports/${begun._id}`;
  }
}

const isOfImport = (address: string) => eq(collectionImports.id, address.split('/').at(-1) ?? '');
const isOf = (address: string) => eq(importRows.importId, address.split('/').at(-1) ?? '');
