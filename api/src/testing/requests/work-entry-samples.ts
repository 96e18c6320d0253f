import type { InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { addArtwork } from '../gallery/records';
import { addWorkEntries } from '../gallery/work-entries';

export async function workEntrySamples(
  db: Database,
  headers: { authorization: string },
  img_url: string,
): Promise<Record<string, InjectOptions>> {
  const entry = { date: 'March 2021', kind: 'condition', text: 'Cleaned and relined', is_public: false };
  const [ordered, changed, removed, pictured, cleared] = [
    await recorded(db),
    await recorded(db),
    await recorded(db),
    await recorded(db),
    await recorded(db),
  ];
  const url = `/api/artwork/${(await addArtwork(db)).id}/entries`;
  const order = { order: ordered.ids.toReversed(), version: 1 };
  return {
    'POST /api/artwork/{id}/entries 201': { headers, url, payload: { ...entry, version: 1 } },
    'PUT /api/artwork/{id}/entries 200': { headers, url: ordered.url, payload: order },
    'PUT /api/artwork/{id}/entries/{entry} 200': {
      headers,
      url: `${changed.url}/${changed.ids[0]}`,
      payload: { ...entry, version: 1 },
    },
    'DELETE /api/artwork/{id}/entries/{entry} 200': {
      headers,
      url: `${removed.url}/${removed.ids[0]}`,
      payload: { version: 1 },
    },
    'POST /api/artwork/{id}/entries/{entry}/pictures 201': {
      headers,
      url: `${pictured.url}/${pictured.ids[0]}/pictures`,
      payload: { alt: 'The label', img_url, version: 1 },
    },
    'DELETE /api/artwork/{id}/entries/{entry}/pictures/{picture} 200': {
      headers,
      url: `${cleared.url}/${cleared.ids[0]}/pictures/${cleared.pictureId}`,
      payload: { version: 1 },
    },
  };
}

async function recorded(db: Database) {
  const { id: artworkId, imgUrl } = await addArtwork(db);
  const added = await addWorkEntries(db, artworkId, [
    { kind: 'provenance', text: 'Private collection, Lagos', imgUrl },
    { kind: 'exhibition', text: 'After the Rains', isPublic: true },
  ]);
  return { url: `/api/artwork/${artworkId}/entries`, ...added };
}
