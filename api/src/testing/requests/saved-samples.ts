import { randomUUID } from 'node:crypto';
import { maxLists } from '@gallery/shared/contract/saved/saved';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { savedLists } from '../../features/saved/saved.table';
import { bearer, signUp } from '../gallery/accounts';
import { addArtwork } from '../gallery/records';

type Requests = Record<string, InjectOptions>;

export async function savedSamples(app: FastifyInstance, db: Database): Promise<Requests> {
  const [work, other] = [await addArtwork(db), await addArtwork(db)];
  const headers = bearer((await signUp(app)).token);
  const made = async (name: string) =>
    (await app.inject({ method: 'POST', url: '/api/saved/lists', headers, payload: { name } })).json().list
      ._id;
  const [list, leaving, closing] = [await made('Ikoyi house'), await made('Perhaps'), await made('Office')];
  await app.inject({ method: 'POST', url: '/api/saved/works', headers, payload: { artwork_id: work.id } });
  const linkUrl = `/api/saved/lists/${list}/link`;
  const { link } = (await app.inject({ method: 'POST', url: linkUrl, headers })).json();
  const place = { headers, url: `/api/saved/works/${work.id}/place`, payload: { list_id: list } };
  const stranger = { ...place.payload, before_id: other.id };
  return {
    'GET /api/saved/lists/{id} 200': { headers, url: `/api/saved/lists/${list}` },
    'POST /api/saved/lists 201': { headers, payload: { name: 'For the office' } },
    'POST /api/saved/lists 409': {
      headers: await headersWithAllLists(app, db),
      payload: { name: 'One more' },
    },
    'PUT /api/saved/lists/{id} 200': { headers, url: `/api/saved/lists/${list}`, payload: { name: 'Ikoyi' } },
    'DELETE /api/saved/lists/{id} 200': { headers, url: `/api/saved/lists/${leaving}` },
    'POST /api/saved/lists/{id}/link 200': { headers, url: linkUrl },
    'DELETE /api/saved/lists/{id}/link 200': { headers, url: `/api/saved/lists/${closing}/link` },
    'PUT /api/saved/shown 200': { headers, payload: { shown: true } },
    'POST /api/saved/works 200': { headers, payload: { artwork_id: work.id } },
    'PUT /api/saved/works/{id} 200': {
      headers,
      url: `/api/saved/works/${work.id}`,
      payload: { note: 'Two hooks?' },
    },
    'PUT /api/saved/works/{id}/place 200': place,
    'PUT /api/saved/works/{id}/place 409': { ...place, payload: stranger },
    'DELETE /api/saved/works/{id} 200': { headers, url: `/api/saved/works/${other.id}` },
    'POST /api/saved/merge 200': { headers, payload: { artworks: [work.id] } },
    'POST /api/saved/cards 200': { payload: { artworks: [work.id] } },
    'GET /api/list/{token} 200': { url: `/api/list/${link.token}` },
    'GET /api/list/{token} 422': { url: `/api/list/${link.token}?visit=perhaps` },
  };
}

async function headersWithAllLists(app: FastifyInstance, db: Database) {
  const { token, user } = await signUp(app);
  const list = () => ({ id: randomUUID(), userId: user._id, name: 'One of many' });
  await db.insert(savedLists).values(Array.from({ length: maxLists }, list));
  return bearer(token);
}
