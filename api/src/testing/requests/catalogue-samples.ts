import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { bearer, signUp } from '../gallery/accounts';
import { newAdministrator } from '../gallery/admin-account';
import { jpegOf } from '../gallery/pictures';
import { addArtist, addArtwork } from '../gallery/records';
import { uploadedPicture } from '../gallery/uploads';

type Requests = Record<string, InjectOptions>;

/** One request for each documented answer; see `documentedRequests`. */
export async function catalogueSamples(app: FastifyInstance, db: Database): Promise<Requests> {
  const { headers } = await newAdministrator(app, db);
  const customer = bearer((await signUp(app)).token);
  const artists = await artistRequests(db, headers);
  const works = await artworkRequests(app, db, headers);
  const token = { 'POST /api/storage/token 200': { headers } };
  return { ...refused({ ...artists, ...works, ...token }, customer), ...artists, ...works, ...token };
}

type Headers = { authorization: string };

function refused(requests: Requests, customer: Headers): Requests {
  const done = Object.entries(requests).filter(([name]) => /20[01]$/.test(name));
  return Object.fromEntries(
    done.flatMap(([name, { headers: _administrator, ...request }]) => [
      [name.replace(/\d+$/, '401'), request],
      [name.replace(/\d+$/, '403'), { ...request, headers: customer }],
    ]),
  );
}

async function artistRequests(db: Database, headers: Headers): Promise<Requests> {
  const [artist, other, leaving] = [await addArtist(db), await addArtist(db), await addArtist(db)];
  const person = { firstname: 'Sade', lastname: 'Bello', mobile: '08030000000' };
  const words = { artist_bio: 'Born in Lagos.', artist_statement: 'I paint.' };
  const form = { ...person, ...words, email: `${randomUUID()}@artists.example` };
  const change = (url: string, payload: object) => ({
    ...{ headers, url: `/api/artist/artist/${url}` },
    payload: { ...payload, version: 1 },
  });
  const taken = { ...form, email: other.email };
  return {
    'GET /api/artist/records 200': { headers },
    'GET /api/artist/records 422': { headers, url: '/api/artist/records?limit=0' },
    'POST /api/artist/create 201': { headers, payload: form },
    'POST /api/artist/create 409': { headers, payload: taken },
    'POST /api/artist/create 422': { headers, payload: { ...form, firstname: '' } },
    'PUT /api/artist/artist/{id} 200': change(artist.id, { ...form, email: artist.email }),
    'PUT /api/artist/artist/{id} 404': change('nobody', form),
    'PUT /api/artist/artist/{id} 409': change(artist.id, taken),
    'PUT /api/artist/artist/{id} 422': change(artist.id, { ...form, email: 'sade' }),
    'DELETE /api/artist/delete 200': { headers, payload: { artist_id: leaving.id } },
    'DELETE /api/artist/delete 404': { headers, payload: { artist_id: randomUUID() } },
    'DELETE /api/artist/delete 422': { headers, payload: { artist_id: '' } },
  };
}

async function artworkRequests(app: FastifyInstance, db: Database, headers: Headers): Promise<Requests> {
  const artist = await addArtist(db);
  const [work, leaving] = [await addArtwork(db), await addArtwork(db)];
  const sold = await addArtwork(db, { availability: 'sold' });
  const img_url = await uploadedPicture(app, headers, await jpegOf(20, 10));
  const words = { name_of_artwork: 'Dust', description: 'Red dust.' };
  const form = { ...words, img_url, artist_email: artist.email, price: 1_000 };
  const at = (id: string, does: string) => ({ headers, url: `/api/artwork/${id}${does}` });
  return {
    'POST /api/artwork/create 201': { headers, payload: form },
    'POST /api/artwork/create 422': { headers, payload: { ...form, price: 0 } },
    'PUT /api/artwork/{id} 200': { ...at(work.id, ''), payload: { ...form, version: 1 } },
    'PUT /api/artwork/{id} 404': { ...at('nothing', ''), payload: { ...form, version: 1 } },
    'PUT /api/artwork/{id} 409': { ...at(work.id, ''), payload: { ...form, price: 2, version: 9 } },
    'PUT /api/artwork/{id} 422': { ...at(work.id, ''), payload: { ...form, year: 'old' } },
    'DELETE /api/artwork/delete 200': { headers, payload: { artist_id: leaving.id } },
    'DELETE /api/artwork/delete 404': { headers, payload: { artist_id: randomUUID() } },
    'DELETE /api/artwork/delete 409': { headers, payload: { artist_id: sold.id } },
    'DELETE /api/artwork/delete 422': { headers, payload: {} },
    'GET /api/artwork/{id}/record 200': at(work.id, '/record'),
    'GET /api/artwork/{id}/record 404': at('nothing', '/record'),
    'POST /api/artwork/{id}/picture 200': at(work.id, '/picture'),
    'POST /api/artwork/{id}/picture 404': at('nothing', '/picture'),
  };
}
