import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { newAdministrator } from '../gallery/admin-account';
import { jpegOf } from '../gallery/pictures';
import { addArtist, addArtwork } from '../gallery/records';
import { uploadedPicture } from '../gallery/uploads';

type Requests = Record<string, InjectOptions>;

/** See `sampleRequests`. */
export async function catalogueSamples(app: FastifyInstance, db: Database): Promise<Requests> {
  const { headers } = await newAdministrator(app, db);
  const artists = await artistRequests(db, headers);
  const works = await artworkRequests(app, db, headers);
  const token = { 'POST /api/storage/token 200': { headers } };
  return { ...artists, ...works, ...token };
}

type Headers = { authorization: string };

async function artistRequests(db: Database, headers: Headers): Promise<Requests> {
  const [artist, other, leaving] = [await addArtist(db), await addArtist(db), await addArtist(db)];
  const person = { firstname: 'Sade', lastname: 'Bello', mobile: '08030000000' };
  const texts = { artist_bio: 'Born in Lagos.', artist_statement: 'I paint.' };
  const form = { ...person, ...texts, email: `${randomUUID()}@artists.example` };
  const change = (url: string, payload: object) => ({
    ...{ headers, url: `/api/artist/artist/${url}` },
    payload: { ...payload, version: 1 },
  });
  const taken = { ...form, email: other.email };
  return {
    'GET /api/artist/records 200': { headers },
    'POST /api/artist/create 201': { headers, payload: form },
    'POST /api/artist/create 409': { headers, payload: taken },
    'PUT /api/artist/artist/{id} 200': change(artist.id, { ...form, email: artist.email }),
    'PUT /api/artist/artist/{id} 409': change(artist.id, taken),
    'DELETE /api/artist/delete 200': { headers, payload: { artist_id: leaving.id } },
    'DELETE /api/artist/delete 404': { headers, payload: { artist_id: randomUUID() } },
  };
}

async function artworkRequests(app: FastifyInstance, db: Database, headers: Headers): Promise<Requests> {
  const artist = await addArtist(db);
  const [work, leaving] = [await addArtwork(db), await addArtwork(db)];
  const sold = await addArtwork(db, { availability: 'sold' });
  const img_url = await uploadedPicture(app, headers, await jpegOf(20, 10));
  const texts = { name_of_artwork: 'Dust', description: 'Red dust.' };
  const form = { ...texts, img_url, artist_email: artist.email, price: 1_000 };
  const at = (id: string, does: string) => ({ headers, url: `/api/artwork/${id}${does}` });
  return {
    'POST /api/artwork/create 201': { headers, payload: form },
    'PUT /api/artwork/{id} 200': { ...at(work.id, ''), payload: { ...form, version: 1 } },
    'PUT /api/artwork/{id} 409': { ...at(work.id, ''), payload: { ...form, price: 2, version: 9 } },
    'DELETE /api/artwork/delete 200': { headers, payload: { artist_id: leaving.id } },
    'DELETE /api/artwork/delete 404': { headers, payload: { artist_id: randomUUID() } },
    'DELETE /api/artwork/delete 409': { headers, payload: { artist_id: sold.id } },
    'GET /api/artwork/{id}/record 200': at(work.id, '/record'),
    'POST /api/artwork/{id}/picture 200': at(work.id, '/picture'),
  };
}
