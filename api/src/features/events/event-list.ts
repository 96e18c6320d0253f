import type { GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { pictureOf, pictures } from '../media/picture.table';
import { type EventRow, eventColumns, events } from './event.table';

const maxEvents = 100;

/** Returns the latest hundred events, ordered by date. */
export async function listEvents(db: Database): Promise<GalleryEvent[]> {
  const latest = await eventsWithPicture(db).orderBy(desc(events.startsAt), desc(events.id)).limit(maxEvents);
  return latest.map(({ event, picture }) => eventOf(event, picture)).toReversed();
}

/** Throws a 404 for an unknown id. */
export async function findEvent(db: Database, id: string): Promise<GalleryEvent> {
  const [row] = await eventsWithPicture(db).where(eq(events.id, id));
  if (!row) throw new HttpError(404, 'No event with this id.');
  return eventOf(row.event, row.picture);
}

function eventsWithPicture(db: Database) {
  return db
    .select({ event: eventColumns, picture: pictures })
    .from(events)
    .leftJoin(pictures, eq(pictures.hash, events.pictureHash));
}

function eventOf(event: EventRow, picture: typeof pictures.$inferSelect | null): GalleryEvent {
  const { title, summary, place, kind, current, label, capacity, passed } = event;
  return {
    _id: event.id,
    title,
    summary,
    place,
    kind,
    current,
    label,
    capacity,
    passed,
    opening_hours: event.openingHours,
    starts_at: event.startsAt.toISOString(),
    ends_at: event.endsAt?.toISOString() ?? null,
    on_landing: event.onLanding,
    img_url: event.imgUrl,
    picture: picture && pictureOf(picture),
    visual_description: event.visualDescription,
    places_left: event.capacity - event.placesTaken,
    version: event.version,
  };
}
