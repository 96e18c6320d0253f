import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { workPictures } from '../../features/artworks/parts/work-picture.table';
import { addArtwork } from '../gallery/records';

export async function workPictureSamples(
  db: Database,
  headers: { authorization: string },
  img_url: string,
): Promise<Record<string, InjectOptions>> {
  const [ordered, described, removed] = [await pictured(db), await pictured(db), await pictured(db)];
  const url = `/api/artwork/${(await addArtwork(db)).id}/pictures`;
  const shows = { alt: 'The stretcher', kind: 'back' };
  const order = { order: ordered.ids.toReversed(), version: 1 };
  return {
    'POST /api/artwork/{id}/pictures 201': { headers, url, payload: { ...shows, img_url, version: 1 } },
    'PUT /api/artwork/{id}/pictures 200': { headers, url: ordered.url, payload: order },
    'PUT /api/artwork/{id}/pictures/{picture} 200': {
      headers,
      url: `${described.url}/${described.ids[0]}`,
      payload: { ...shows, version: 1 },
    },
    'DELETE /api/artwork/{id}/pictures/{picture} 200': {
      headers,
      url: `${removed.url}/${removed.ids[0]}`,
      payload: { version: 1 },
    },
  };
}

async function pictured(db: Database) {
  const { id: artworkId, imgUrl } = await addArtwork(db);
  const ids = [randomUUID(), randomUUID()];
  const rows = ids.map((id, place) => ({ id, artworkId, imgUrl, position: place + 1 }));
  await db.insert(workPictures).values(rows.map((row) => ({ ...row, kind: 'detail' as const })));
  return { url: `/api/artwork/${artworkId}/pictures`, ids };
}
