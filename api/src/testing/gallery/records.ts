import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/client';
import { artists } from '../../features/artists/artist.table';
import { artworks } from '../../features/artworks/artwork.table';
import { events } from '../../features/events/event.table';

export async function addArtist(db: Database, given: Partial<typeof artists.$inferInsert> = {}) {
  const id = randomUUID();
  const [artist] = await db
    .insert(artists)
    .values({
      id,
      firstname: 'Adébáyọ̀',
      lastname: 'Ọlátúnjí',
      email: `${id}@artists.example`,
      mobile: '+2348030000000',
      statement: 'I paint what the rain leaves.',
      bio: 'Born in Ìbàdàn.',
      ...given,
    })
    .returning();
  return artist as NonNullable<typeof artist>;
}

/** In whole naira. */
export const samplePrice = 250_000;

export async function addArtwork(db: Database, given: Partial<typeof artworks.$inferInsert> = {}) {
  const [work] = await db
    .insert(artworks)
    .values({
      id: randomUUID(),
      name: 'Harmattan Morning',
      type: 'Painting',
      price: samplePrice,
      description: 'Dust and light over a red road.',
      imgUrl: '/api/media/00000000000000000000000000000000/original.jpg',
      ...given,
    })
    .returning();
  return work as NonNullable<typeof work>;
}

export async function addEvent(db: Database, given: Partial<typeof events.$inferInsert> = {}) {
  const [event] = await db
    .insert(events)
    .values({
      id: randomUUID(),
      title: 'Art Exhibition',
      summary: 'Come and see.',
      place: '12 Uli Close, Ikoyi, Lagos',
      startsAt: new Date('2127-12-27T10:00:00Z'),
      label: 'Book Now',
      capacity: 10,
      ...given,
    })
    .returning();
  return event as NonNullable<typeof event>;
}
