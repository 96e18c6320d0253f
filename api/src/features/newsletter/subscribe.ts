import { randomUUID } from 'node:crypto';
import { newsletterPaths } from '@gallery/shared/contract/newsletter/newsletter';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { signedIdsOf } from '../../http/signed-ids';
import type { Outbox } from '../mail/outbox';
import { newsletterReaders } from './newsletter.table';

export type NewsletterContext = { db: Database; outbox: Outbox; tokenSecrets: readonly string[] };

type Reader = typeof newsletterReaders.$inferSelect;

/** Asks an address for its confirmation, at most once in an hour. A confirmed reader gets no email. */
export function subscribe(context: NewsletterContext, email: string): Promise<void> {
  return context.db.transaction(async (tx) => {
    const isSame = sql`lower(${newsletterReaders.email}) = lower(${email})`;
    const [added] = await tx
      .insert(newsletterReaders)
      .values({ id: randomUUID(), email })
      .onConflictDoNothing()
      .returning();
    const [again] = added
      ? []
      : await tx
          .update(newsletterReaders)
          .set({ askedAt: sql`now()` })
          .where(
            and(
              isSame,
              isNull(newsletterReaders.confirmedAt),
              lt(newsletterReaders.askedAt, sql`now() - interval '1 hour'`),
            ),
          )
          .returning();
    const asked = added ?? again;
    if (asked) await askToConfirm(tx, context, asked);
  });
}

/** Returns false for a reader who has left. Greets a reader once. */
export function confirm(context: NewsletterContext, id: string): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const isIt = eq(newsletterReaders.id, id);
    const [confirmed] = await tx
      .update(newsletterReaders)
      .set({ confirmedAt: sql`now()` })
      .where(and(isIt, isNull(newsletterReaders.confirmedAt)))
      .returning();
    if (confirmed) await greet(tx, context, confirmed);
    return confirmed !== undefined || (await readReader(tx, id)) !== undefined;
  });
}

/** A reader who has left already changes nothing. */
export async function leave(db: Database, id: string): Promise<void> {
  await db.delete(newsletterReaders).where(eq(newsletterReaders.id, id));
}

export async function readReader(db: Database, id: string): Promise<Reader | undefined> {
  const [reader] = await db.select().from(newsletterReaders).where(eq(newsletterReaders.id, id));
  return reader;
}

export async function deleteUnconfirmed(db: Database): Promise<void> {
  await db
    .delete(newsletterReaders)
    .where(
      and(
        isNull(newsletterReaders.confirmedAt),
        lt(newsletterReaders.askedAt, sql`now() - interval '30 days'`),
      ),
    );
}

export function readConfirmed(db: Database): Promise<Reader[]> {
  return db
    .select()
    .from(newsletterReaders)
    .where(isNotNull(newsletterReaders.confirmedAt))
    .orderBy(newsletterReaders.confirmedAt, newsletterReaders.id);
}

/** The links say nothing of the address, and each does one thing. */
export function linksOf({ outbox, tokenSecrets }: Omit<NewsletterContext, 'db'>) {
  const { publicUrl } = outbox.settings;
  const [confirming, leaving] = [
    signedIdsOf(tokenSecrets, 'confirm newsletter'),
    signedIdsOf(tokenSecrets, 'leave newsletter'),
  ];
  return {
    confirming,
    leaving,
    confirmUrl: (id: string) => `${publicUrl}/api${newsletterPaths.confirm(confirming.sign(id))}`,
    leaveUrl: (id: string) => `${publicUrl}/api${newsletterPaths.leave(leaving.sign(id))}`,
  };
}

function askToConfirm(tx: Database, context: NewsletterContext, { id, email }: Reader): Promise<void> {
  return context.outbox.write(tx, {
    to: { name: '', address: email },
    content: {
      subject: 'Confirm your address for our newsletter',
      heading: 'One more step',
      paragraphs: [
        'Somebody, we hope you, asked for our newsletter. Confirm that this address is yours.',
        'If it was not you, there is nothing to do: without your confirmation, we send no newsletter.',
      ],
      link: { label: 'Confirm my address', url: linksOf(context).confirmUrl(id) },
    },
  });
}

function greet(tx: Database, context: NewsletterContext, { id, email }: Reader): Promise<void> {
  const stopUrl = linksOf(context).leaveUrl(id);
  return context.outbox.write(tx, {
    to: { name: '', address: email },
    stopUrl,
    content: {
      subject: 'You get our newsletter',
      heading: 'Welcome to our newsletter',
      paragraphs: ['We will write to you about new works, exhibitions, and auctions.'],
      link: { label: 'See the artworks', url: context.outbox.settings.publicUrl + artworksPath },
      footLink: { label: 'Leave the newsletter', url: stopUrl },
    },
  });
}
