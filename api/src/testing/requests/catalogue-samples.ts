import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { pictures } from '../../features/media/picture.table';
import { newAdministrator } from '../gallery/admin-account';
import { jpegOf } from '../gallery/pictures';
import { addArtist, addArtwork } from '../gallery/records';
import { uploadedPicture } from '../gallery/uploads';
import { workEntrySamples } from './work-entry-samples';
import { workPictureSamples } from './work-picture-samples';

type Requests = Record<string, InjectOptions>;

export async function catalogueSamples(app: FastifyInstance, db: Database): Promise<Requests> {
  const { headers } = await newAdministrator(app, db);
  const artists = await artistRequests(db, headers);
  const works = await artworkRequests(app, db, headers);
  const unknown = `/api/artwork/${randomUUID()}`;
  return {
    ...artists,
    ...works,
    'GET /api/artwork/{id}/manifest.json 404': { url: `${unknown}/manifest.json` },
    'GET /api/artwork/{id}/linked-art.json 404': { url: `${unknown}/linked-art.json` },
  };
}

type Headers = { authorization: string };

async function artistRequests(db: Database, headers: Headers): Promise<Requests> {
  const [artist, leaving] = [await addArtist(db), await addArtist(db)];
  const person = { firstname: 'Sade', lastname: 'Bello', mobile: '08030000000' };
  const texts = { artist_bio: 'Born in Lagos.', artist_statement: 'I paint.' };
  const form = { ...person, ...texts, email: `${randomUUID()}@artists.example` };
  return {
    'GET /api/artist/artists 200': { headers, url: '/api/artist/artists?sort=name' },
    'POST /api/artist/create 201': { headers, payload: form },
    'PUT /api/artist/artist/{id} 200': {
      headers,
      url: `/api/artist/artist/${artist.id}`,
      payload: { ...form, email: artist.email, version: 1 },
    },
    'GET /api/artist/artist/{id}/audit 200': { headers, url: `/api/artist/artist/${artist.id}/audit` },
    'GET /api/artist/artist/{id}/works 200': { headers, url: `/api/artist/artist/${artist.id}/works` },
    'DELETE /api/artist/delete 200': { headers, payload: { artist_id: leaving.id } },
  };
}

async function artworkRequests(app: FastifyInstance, db: Database, headers: Headers): Promise<Requests> {
  const artist = await addArtist(db);
  const [work, leaving, numbered] = [await addArtwork(db), await addArtwork(db), await addArtwork(db)];
  const sold = await addArtwork(db, { availability: 'sold' });
  const draft = await addArtwork(db, { stage: 'draft' });
  const img_url = await uploadedPicture(app, headers, await jpegOf(20, 10));
  const texts = { name_of_artwork: 'Dust', description: 'Red dust.' };
  const form = { ...texts, img_url, artist_email: artist.email, price: 1_000 };
  const at = (id: string, does: string) => ({ headers, url: `/api/artwork/${id}${does}` });
  return {
    ...(await workPictureSamples(db, headers, img_url)),
    ...(await workEntrySamples(db, headers, img_url)),
    'POST /api/artwork/create 201': { headers, payload: form },
    'PUT /api/artwork/{id} 200': { ...at(work.id, ''), payload: { ...form, version: 1 } },
    'DELETE /api/artwork/delete 200': { headers, payload: { artist_id: leaving.id } },
    'DELETE /api/artwork/delete 409': { headers, payload: { artist_id: sold.id } },
    'GET /api/artwork/{id}/record 200': at(work.id, '/record'),
    'POST /api/artwork/{id}/picture 200': at(work.id, '/picture'),
    'PUT /api/artwork/{id}/stage 200': {
      ...at(draft.id, '/stage'),
      payload: { from: 'draft', stage: 'published' },
    },
    'PUT /api/artwork/{id}/stage 409': {
      ...at(sold.id, '/stage'),
      payload: { from: 'published', stage: 'draft' },
    },
    'POST /api/artwork/{id}/edition 201': { ...at(numbered.id, '/edition'), payload: { size: 3 } },
    'POST /api/artwork/{id}/edition 409': { ...at(sold.id, '/edition'), payload: { size: 3 } },
  };
}

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
