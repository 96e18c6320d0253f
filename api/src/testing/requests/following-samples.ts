import { randomUUID } from 'node:crypto';
import { maxFollowedArtists } from '@gallery/shared/contract/following/following';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { followedArtists } from '../../features/following/following.table';
import { addArtist } from '../gallery/records';
import { newFollower } from '../setup/followers';

export async function followingSamples(
  app: FastifyInstance,
  db: Database,
): Promise<Record<string, InjectOptions>> {
  const [artist, ada, busy] = [await addArtist(db), await newFollower(app), await newFollower(app)];
  const { headers } = ada;
  const { search } = (await ada.save('q=bronze')).json();
  for (let max = 1; max <= 20; max += 1) await busy.save(`max=${max}`);
  const many = await Promise.all(Array.from({ length: maxFollowedArtists }, () => addArtist(db)));
  const userId = busy.user._id;
  await db.insert(followedArtists).values(many.map(({ id }) => ({ userId, artistId: id })));
  const url = `/api/following/artists/${artist.id}`;
  const byEmail = { email: 'ngozi@mail.example', artist_id: artist.id };
  return {
    'POST /api/following/by-email 200': { payload: byEmail },
    'POST /api/following/by-email 404': { payload: { ...byEmail, artist_id: randomUUID() } },
    'PUT /api/following/artists/{id} 200': { headers, url },
    'PUT /api/following/artists/{id} 409': { headers: busy.headers, url },
    'DELETE /api/following/artists/{id} 200': { headers, url },
    'POST /api/following/searches 200': { headers, payload: { query: 'type=Painting' } },
    'POST /api/following/searches 404': { headers, payload: { query: `artist=${randomUUID()}` } },
    'POST /api/following/searches 409': { headers: busy.headers, payload: { query: 'q=one more' } },
    'DELETE /api/following/searches/{id} 200': { headers, url: `/api/following/searches/${search._id}` },
    'POST /api/following/news 200': { headers },
    'POST /api/following/mails 200': { headers, payload: { stop: false } },
  };
}
