import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database, OpenDatabase } from '../../db/client';
import { openTestDatabase } from '../../testing/database/test-database';
import { addEvent } from '../../testing/gallery/records';
import type { Email, Outbox } from '../mail/outbox';
import { book } from './booking/book';
import { cancelBooking } from './booking/cancel-booking';
import { bookings, events } from './event.table';

let database: OpenDatabase;
let db: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

type Step = { does: 'book'; places: number } | { does: 'cancel'; which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('book' as const), places: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ does: fc.constant('cancel' as const), which: fc.nat(20) }),
);
/** The steps of a round run in parallel, and the rounds in sequence. */
const days = fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 });

test('parallel visitors get each place once, fill free places in turn, and get one notice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 4, max: 7 }), days, async (capacity, rounds) => {
      const event = await addEvent(db, { startsAt: new Date(Date.now() + 86_400_000), capacity });
      const notified: string[] = [];
      const deps = {
        db,
        outbox: recordingOutbox(notified),
        tokens: { sign: (id: string) => id, read: () => null },
      };
      for (const round of rounds) {
        const booked = await bookingsOf(event.id);
        await Promise.all(
          round.map((one) =>
            take(
              one,
              event.id,
              booked.map(({ id }) => id),
              deps,
            ),
          ),
        );
        await expectOrder(event.id, capacity);
      }
      expect(new Set(notified).size).toBe(notified.length);
      await db.delete(events).where(eq(events.id, event.id));
    }),
    { numRuns: 25 },
  );
});

async function take(one: Step, eventId: string, ids: string[], deps: Parameters<typeof book>[0]) {
  if (one.does === 'book') {
    await book(deps, eventId, {
      name: 'Ada',
      email: 'ada@mail.example',
      places: one.places,
      session: null,
      waitlist: true,
    });
    return;
  }
  const id = ids[one.which];
  if (id) await cancelBooking(deps, id);
}

async function expectOrder(eventId: string, capacity: number) {
  const [event] = await db.select().from(events).where(eq(events.id, eventId));
  const all = await bookingsOf(eventId);
  const confirmed = all.filter(({ status }) => status === 'confirmed');
  const taken = confirmed.reduce((sum, { places }) => sum + places, 0);
  expect(event?.placesTaken).toBe(taken);
  expect(taken).toBeLessThanOrEqual(capacity);
  const fitting = all.filter(({ status, places }) => status === 'waiting' && places <= capacity - taken);
  expect(fitting).toEqual([]);
}

async function bookingsOf(eventId: string) {
  return db.select().from(bookings).where(eq(bookings.eventId, eventId));
}

/** Collects the recipients of each message; the link names the booking. */
function recordingOutbox(notified: string[]): Outbox {
  const settings = { publicUrl: 'https://gallery.example' } as Outbox['settings'];
  const write = async (_tx: Database, { content }: Email) =>
    void notified.push(`${content.subject} ${content.link?.url}`);
  return { settings, write, sendNow: async () => {}, withdraw: async () => false };
}
