import { followingPaths } from '@gallery/shared/contract/following/following';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { signedIdsOf } from '../../../http/signed-ids';
import { defineJob } from '../../../jobs/job-queue';
import type { Outbox } from '../../mail/outbox';
import { users } from '../../users/user.table';
import { alertedWorks, followedArtists, followers, savedSearches } from '../following.table';
import { type ArrivedWork, newWorksFor, readFollowed, worksFinder } from '../new-works';
import { alertMail, alertPurpose } from './alert-mail';

export type AlertContext = { db: Database; outbox: Outbox; tokenSecrets: readonly string[] };

/** At most one waits, because the next one does its work too. */
export const sendAlertsJob = defineJob<Record<string, never>>('send-alerts', {
  policy: 'short',
  retryLimit: 3,
  retryDelay: 60,
  heartbeatSeconds: 10,
});

/** 09:00 in Lagos. */
export const daily = '0 8 * * *';
/** The demo does not wait for the morning. */
export const minutely = '* * * * *';

/** Writes one mail to each person with new works, at most one on a day in Lagos. */
export async function sendAlerts(context: AlertContext): Promise<void> {
  const { db } = context;
  const due = await db
    .selectDistinct({ userId: followers.userId })
    .from(followers)
    .leftJoin(followedArtists, eq(followedArtists.userId, followers.userId))
    .leftJoin(savedSearches, eq(savedSearches.userId, followers.userId))
    .where(and(isDue, or(isNotNull(followedArtists.userId), isNotNull(savedSearches.userId))));
  const find = worksFinder(db);
  for (const { userId } of due) {
    const { subscriptions, followed, searches } = await readFollowed(db, userId);
    const works = await newWorksFor(subscriptions, find);
    const counts = { artists: followed.length, searches: searches.length };
    if (works.length > 0) await db.transaction((tx) => sendAlert(tx, context, { userId, works, counts }));
  }
}

const isDue = and(
  isNull(followers.mailsStoppedAt),
  sql`coalesce(${lagosDay(followers.mailedAt)} < ${lagosDay(sql`now()`)}, true)`,
);

function lagosDay(time: unknown) {
  return sql`(${time} AT TIME ZONE 'Africa/Lagos')::date`;
}

type Alert = {
  userId: string;
  works: ArrivedWork[];
  counts: { artists: number; searches: number };
};

/** Locks the person's row, so that several processes send one mail. */
async function sendAlert(
  tx: Database,
  { outbox, tokenSecrets }: AlertContext,
  { userId, works, counts }: Alert,
): Promise<void> {
  const [locked] = await tx
    .select({ user: users })
    .from(followers)
    .innerJoin(users, eq(users.id, followers.userId))
    .where(and(eq(followers.userId, userId), isDue))
    .for('update', { of: followers });
  if (!locked) return;
  const added = await tx
    .insert(alertedWorks)
    .values(works.map(({ addedAs }) => ({ userId, artworkId: addedAs })))
    .onConflictDoNothing()
    .returning({ id: alertedWorks.artworkId });
  const fresh = new Set(added.map(({ id }) => id));
  const told = works.filter(({ addedAs }) => fresh.has(addedAs));
  if (told.length === 0) return;
  await tx.update(followers).set({ mailedAt: sql`now()` }).where(eq(followers.userId, userId));
  const { user } = locked;
  const { publicUrl } = outbox.settings;
  const stopUrl = `${publicUrl}/api${followingPaths.stopMails(signedIdsOf(tokenSecrets, alertPurpose).sign(userId))}`;
  await outbox.write(tx, {
    to: { name: `${user.firstname} ${user.lastname}`, address: user.email },
    content: alertMail(told, { publicUrl, stopUrl, followed: counts }),
    stopUrl,
  });
}
