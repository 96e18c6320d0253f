import { randomUUID } from 'node:crypto';
import { maxFollowedArtists } from '@gallery/shared/contract/following/following';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { emailFollowers, emailFollows } from '../../features/following/by-email/email-follower.table';
import { confirmFollowPurpose } from '../../features/following/by-email/email-links';
import { followedArtists } from '../../features/following/following.table';
import { signedIdsOf } from '../../http/signed-ids';
import { addArtist } from '../gallery/records';
import { testSecret } from '../server/test-app';
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
  const full = await followAtLimit(
    db,
    many.map(({ id }) => id),
    artist.id,
  );
  const url = `/api/following/artists/${artist.id}`;
  const unknown = { url: '/api/following/mails/none' };
  const byEmail = { email: 'ngozi@mail.example', artist_id: artist.id };
  return {
    'POST /api/following/by-email 200': { payload: byEmail },
    'POST /api/following/by-email 404': { payload: { ...byEmail, artist_id: randomUUID() } },
    'GET /api/following/by-email/confirm/{token} 404': { url: '/api/following/by-email/confirm/none' },
    'POST /api/following/by-email/confirm/{token} 404': { url: '/api/following/by-email/confirm/none' },
    'POST /api/following/by-email/confirm/{token} 409': { url: full },
    'GET /api/following/by-email/stop/{token} 404': { url: '/api/following/by-email/stop/none' },
    'POST /api/following/by-email/stop/{token} 404': { url: '/api/following/by-email/stop/none' },
    'PUT /api/following/artists/{id} 200': { headers, url },
    'PUT /api/following/artists/{id} 409': { headers: busy.headers, url },
    'DELETE /api/following/artists/{id} 200': { headers, url },
    'POST /api/following/searches 200': { headers, payload: { query: 'type=Painting' } },
    'POST /api/following/searches 404': { headers, payload: { query: `artist=${randomUUID()}` } },
    'POST /api/following/searches 409': { headers: busy.headers, payload: { query: 'q=one more' } },
    'DELETE /api/following/searches/{id} 200': { headers, url: `/api/following/searches/${search._id}` },
    'POST /api/following/news 200': { headers },
    'POST /api/following/mails 200': { headers, payload: { stop: false } },
    'GET /api/following/mails/{token} 404': unknown,
    'POST /api/following/mails/{token} 404': unknown,
  };
}

async function followAtLimit(db: Database, followed: string[], artistId: string): Promise<string> {
  const [followerId, id] = [randomUUID(), randomUUID()];
  await db.insert(emailFollowers).values({ id: followerId, email: 'busy@readers.example' });
  const confirmed = followed.map((one) => {
    return { id: randomUUID(), followerId, artistId: one, confirmedAt: new Date() };
  });
  await db.insert(emailFollows).values([...confirmed, { id, followerId, artistId }]);
  return `/api/following/by-email/confirm/${signedIdsOf([testSecret], confirmFollowPurpose).sign(id)}`;
}
