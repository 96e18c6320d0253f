import type { GalleryEvent } from '@gallery/shared/contract/event';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { pictures } from '../../db/schema';
import { pictureOf } from '../../http/picture-address';
import { events } from './event.table';

const eventsMost = 100;

/** The events in the order of their dates; of more than a hundred the latest. */
export async function listEvents(db: Database): Promise<GalleryEvent[]> {
  const latest = await db
    .select({ event: events, picture: pictures })
    .from(events)
    .leftJoin(pictures, eq(pictures.hash, events.pictureHash))
    .orderBy(desc(events.startsAt), desc(events.id))
    .limit(eventsMost);
  return latest.map(({ event, picture }) => eventOf(event, picture)).toReversed();
}

/** An event in the field names of the contract. */
function eventOf(
  event: typeof events.$inferSelect,
  picture: typeof pictures.$inferSelect | null,
): GalleryEvent {
  const { title, summary, place, current, label, capacity } = event;
  return {
    _id: event.id,
    ...{ title, summary, place, current, label, capacity },
    starts_at: event.startsAt.toISOString(),
    ends_at: event.endsAt?.toISOString() ?? null,
    on_landing: event.onLanding,
    img_url: event.imgUrl,
    picture: picture && pictureOf(picture),
    visual_description: event.visualDescription,
    places_left: event.capacity - event.placesTaken,
  };
}
