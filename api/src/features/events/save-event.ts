import { randomUUID } from 'node:crypto';
import type { ChangeEventInput, EventInput } from '@gallery/shared/contract/programme/event-input.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { reached } from '../../db/steps';
import { FieldError, HttpError } from '../../http/answers/http-error';
import { nextVersion } from '../../http/requests/stale-edit';
import type { Jobs } from '../../jobs/job-queue';
import { changesOf } from '../audit/changes-of';
import { recordAudit } from '../audit/record-audit';
import { makePicturesJob } from '../media/make-pictures';
import type { PictureStorage } from '../storage/picture-storage';
import type { BookingDeps } from './booking/book';
import { promoteWaiting } from './booking/cancel-booking';
import { changeSessions } from './booking/change-sessions';
import { lockEvent, placesBooked } from './booking/event-places';
import { type EventRow, eventColumns, events } from './event.table';
import { checkEventImage } from './event-image';
import { findEvent } from './event-list';
import { noteMoved, tellMovedJob } from './guests/tell-moved';

export type SaveEventDeps = BookingDeps & { jobs: Jobs; pictures: PictureStorage };

/** `by` is the administrator's id, `host` that of the request. */
export type Editor = { by: string; host: string };

/** Returns the new event's id. Throws a 422 for an image outside our storage. */
export async function createEvent(deps: SaveEventDeps, input: EventInput, editor: Editor): Promise<string> {
  const id = randomUUID();
  const imgUrl = await checkEventImage(deps.pictures, input.img_url, editor.host);
  await deps.db.transaction(async (tx) => {
    const [event] = await tx
      .insert(events)
      .values({ id, ...columnsOf(input), imgUrl })
      .returning();
    if (!event) throw new Error('The event was not saved.');
    await recordAudit(tx, {
      subject: 'event',
      subjectId: id,
      action: 'Event created',
      to: event.title,
      by: editor.by,
    });
    await enqueuePictures(tx, deps, event);
  });
  return id;
}

/** Gives added places to waiting guests, and tells the others of another time or place. Returns how many. Throws a 404, a 422 (too few places, a closed booked day, a foreign image), a 409 (stale edit). */
export async function changeEvent(
  deps: SaveEventDeps,
  id: string,
  input: ChangeEventInput,
  { by, host }: Editor,
): Promise<number> {
  const { img_url } = await findEvent(deps.db, id);
  const imgUrl =
    input.img_url === img_url ? img_url : await checkEventImage(deps.pictures, input.img_url, host);
  return deps.db.transaction(async (tx) => {
    const event = await lockEvent(tx, id);
    if (!event) throw new HttpError(404, 'No event with this id.');
    const columns = await nextVersion(event, {
      version: input.version,
      columns: { ...columnsOf(input), imgUrl },
      current: async () => ({ event: await findEvent(tx, id) }),
    });
    if (!columns) return 0;
    refuseFewerPlaces(event, input.capacity);
    const days = await changeSessions(tx, { ...event, ...columns, capacity: input.capacity });
    const pictureHash = imgUrl === event.imgUrl ? event.pictureHash : null;
    const [changed] = await tx
      .update(events)
      .set({ ...columns, pictureHash })
      .where(eq(events.id, id))
      .returning(eventColumns);
    if (!changed) throw new Error('An event was changed without its lock.');
    const changes = changesOf(auditFields(event), auditFields(changed));
    if (changes)
      await recordAudit(tx, { subject: 'event', subjectId: id, action: 'Event changed', ...changes, by });
    // The email of a promotion names the new time and place too.
    const guests = await noteMoved(tx, { before: event, event: changed, status: 'confirmed' });
    for (const day of [null, ...days])
      await promoteWaiting(tx, deps, changed, await placesBooked(tx, changed, day));
    const waiting = await noteMoved(tx, { before: event, event: changed, status: 'waiting' });
    const told = guests + waiting;
    if (told > 0) await deps.jobs.send(tx, tellMovedJob, { event: id });
    await reached('move written');
    await enqueuePictures(tx, deps, changed);
    return told;
  });
}

async function enqueuePictures(
  tx: Database,
  { jobs }: SaveEventDeps,
  event: Pick<EventRow, 'id' | 'imgUrl' | 'pictureHash'>,
): Promise<void> {
  const { id, imgUrl, pictureHash } = event;
  if (imgUrl && !pictureHash) await jobs.send(tx, makePicturesJob, { of: 'event', id });
}

function refuseFewerPlaces({ placesTaken }: EventRow, capacity: number): void {
  if (capacity >= placesTaken) return;
  const message = `${placesOf(placesTaken)} ${placesTaken === 1 ? 'is' : 'are'} taken already`;
  throw new FieldError(422, 'capacity', message);
}

function auditFields(event: EventRow) {
  const { title, summary, place, kind, current, label, capacity, startsAt, endsAt, imgUrl } = event;
  return {
    title,
    summary,
    place,
    kind,
    current,
    label,
    capacity,
    'opening hours': event.openingHours,
    start: startsAt.toISOString(),
    end: endsAt?.toISOString() ?? null,
    'on landing': event.onLanding,
    image: imgUrl,
    'visual description': event.visualDescription,
  };
}

function placesOf(places: number): string {
  return countOf(places, 'place');
}

function columnsOf(input: EventInput) {
  const { title, summary, place, kind, starts_at, ends_at, current, label, on_landing, capacity } = input;
  return {
    title,
    summary,
    place,
    kind,
    current,
    label,
    capacity,
    openingHours: input.opening_hours === '' ? null : input.opening_hours,
    startsAt: new Date(starts_at),
    endsAt: ends_at ? new Date(ends_at) : null,
    onLanding: on_landing,
    visualDescription: input.visual_description || null,
  };
}
