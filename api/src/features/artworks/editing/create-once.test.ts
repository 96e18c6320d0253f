import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { setUpArtworkApi } from '../../../testing/setup/artwork-api';
import { artworks } from '../artwork.table';

const api = setUpArtworkApi();

function create(key: string, changes: object = {}) {
  return api.app.inject({
    method: 'POST',
    url: '/api/artwork/create',
    payload: { ...api.form(), name_of_artwork: 'Night Market', ...changes },
    headers: { ...api.curator.headers, 'idempotency-key': key },
  });
}

test('creates a work once when the same request comes again after a lost answer', async () => {
  const key = randomUUID();
  const answers = await Promise.all([create(key), create(key)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(answers[1]?.json()).toEqual(answers[0]?.json());
  const saved = await api.database.db.select().from(artworks).where(eq(artworks.name, 'Night Market'));
  expect(saved).toHaveLength(1);
  const other = await create(key, { name_of_artwork: 'Another' });
  expect(other.statusCode).toBe(422);
  expect(other.json().message).toBe('This Idempotency-Key belongs to another work.');
});
