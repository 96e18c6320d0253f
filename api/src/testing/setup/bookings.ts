import type { BookedAnswer } from '@gallery/shared/contract/programme/event.schema';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client';
import { bookingPurpose } from '../../features/events/booking/book';
import { bookings, events } from '../../features/events/event.table';
import { tellMoved } from '../../features/events/guests/tell-moved';
import { mails } from '../../features/mail/mail.table';
import { outboxOf } from '../../features/mail/outbox';
import { signedIdsOf } from '../../http/signed-ids';
import { buildTestApp, noJobs, testMail, testSecret } from '../server/test-app';
import { setUp } from './setup-api';

type Opened = { app: FastifyInstance; db: Database };
type TestBookings = Opened & ReturnType<typeof bookingActions>;

export function setUpBookings(): TestBookings {
  const opened = setUp((db) => {
    const app = buildTestApp(db);
    return { app, ...bookingActions({ app, db }) };
  });
  beforeEach(async () => {
    await opened.db.delete(events);
    await opened.db.delete(mails);
  });
  return opened;
}

function bookingActions({ app, db }: Opened) {
  return {
    async book(eventId: string, name: string, places = 1): Promise<BookedAnswer> {
      const payload = { name, email: addressOf(name), places, waitlist: true };
      const answer = await app.inject({ method: 'POST', url: `/api/event/${eventId}/booking`, payload });
      expect(answer.statusCode).toBe(201);
      return answer.json();
    },
    cancel: (token: string) => app.inject({ method: 'POST', url: `/api/event/booking/${token}/cancel` }),
    tellMoved: (eventId: string) => runTellMoved(db, eventId),
    mailsTo: (name: string) => mailsTo(db, name),
    tokenOf: (name: string) => bookingTokenOf(db, name),
    async statusOf(name: string) {
      const [booking] = await db.select().from(bookings).where(eq(bookings.name, name));
      return booking?.status;
    },
    async placesTaken(id: string) {
      const [event] = await db.select().from(events).where(eq(events.id, id));
      return event?.placesTaken;
    },
  };
}

/** Runs the job of a moved event. */
export function runTellMoved(db: Database, eventId: string): Promise<void> {
  const tokens = signedIdsOf([testSecret], bookingPurpose);
  return tellMoved({ db, outbox: outboxOf(testMail, noJobs), tokens }, eventId);
}

export async function bookingTokenOf(db: Database, name: string): Promise<string> {
  const [mail] = await mailsTo(db, name);
  const [, token = ''] = /event-booking\?cancel=(\S+)/.exec(mail?.text ?? '') ?? [];
  return token;
}

const addressOf = (name: string) => `${name.toLowerCase()}@mail.example`;

function mailsTo(db: Database, name: string) {
  return db
    .select()
    .from(mails)
    .where(eq(mails.toAddress, addressOf(name)))
    .orderBy(asc(mails.createdAt));
}
