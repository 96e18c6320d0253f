import { randomUUID } from 'node:crypto';
import type { DayAhead, SeedEvent } from '../../seed/collection/collection-types';
import type { Database } from '../db/client';
import { events } from '../features/events/event.table';
import type { PictureFacts } from '../features/media/make-picture';
import { originalUrl } from '../features/media/picture.table';

/** Throws when the picture is unknown. */
type Named<Thing> = (picture: string) => Thing;

/** Counts days from `now`; `described` finds a picture's visual description. */
export async function seedEvents(
  tx: Database,
  given: SeedEvent[],
  { picture, described, now }: { picture: Named<PictureFacts>; described: Named<string>; now: Date },
): Promise<void> {
  if (given.length === 0) return;
  const rows = given.map((event) => ({
    id: randomUUID(),
    title: event.title,
    summary: event.summary,
    place: event.place,
    startsAt: event.starts instanceof Date ? event.starts : dayAfter(now, event.starts),
    endsAt: event.ends && dayAfter(now, event.ends),
    kind: event.kind,
    openingHours: event.opening_hours ?? null,
    current: event.current,
    label: event.label,
    onLanding: event.on_landing,
    imgUrl: originalUrl(picture(event.picture)),
    pictureHash: picture(event.picture).hash,
    visualDescription: event.visual_description ?? described(event.picture),
    capacity: event.capacity,
  }));
  await tx.insert(events).values(rows);
}

/** Lagos is an hour ahead of UTC all year. */
function dayAfter(now: Date, { days, hour }: DayAhead): Date {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  return new Date(Date.UTC(year, month, day + days, hour - 1));
}
