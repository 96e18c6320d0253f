import { createHash, randomUUID } from 'node:crypto';
import { maxFollowEmails } from '@gallery/shared/contract/following/following';
import type { FollowByEmail } from '@gallery/shared/contract/following/following-input.schema';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { consumeRate } from '../../../http/rate-limit/rate-limit';
import { artistNameOf } from '../change-following';
import { emailFollowers, emailFollows } from './email-follower.table';
import { type EmailFollowContext, emailLinksOf } from './email-links';

const oneDay = 86_400;

/** Asks at most once a minute and `maxFollowEmails` times a day. Throws a 404 for an unknown artist. */
export async function askToFollow(
  context: EmailFollowContext,
  { email, artist_id: artistId }: FollowByEmail,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const artist = await artistNameOf(tx, artistId);
    const followerId = await lockEmailFollower(tx, email);
    const followId = await noteRequest(tx, followerId, artistId);
    if (!followId || (await consumeRate(tx, limitKeyOf(email), dailyRate)) !== null) return;
    await context.outbox.write(tx, {
      to: { name: '', address: email },
      content: {
        subject: `Confirm to hear about new works by ${artist}`,
        heading: 'One more step',
        paragraphs: [
          `Somebody, we hope you, asked us to write to this address when a new work by ${artist} arrives.`,
          'If it was not you, there is nothing to do: without your confirmation, we send nothing.',
        ],
        link: { label: `Follow ${artist}`, url: emailLinksOf(context).confirmUrl(followId) },
        footNote: 'Such emails come at most once a day, and each has a link that stops them.',
      },
    });
  });
}

const dailyRate = { max: maxFollowEmails, seconds: oneDay };

/** Contains the address only as a hash. */
function limitKeyOf(email: string): string {
  return `follow by email ${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;
}

/** Makes other changes of the address wait until `tx` ends. */
async function lockEmailFollower(tx: Database, typed: string): Promise<string> {
  const email = sql`lower(${typed})`;
  await tx.insert(emailFollowers).values({ id: randomUUID(), email }).onConflictDoNothing();
  const isIt = eq(emailFollowers.email, email);
  const [follower] = await tx
    .select({ id: emailFollowers.id })
    .from(emailFollowers)
    .where(isIt)
    .for('update');
  return follower?.id ?? lockEmailFollower(tx, typed);
}

/** Returns the id of a follow that needs an email, or `undefined`. */
async function noteRequest(tx: Database, followerId: string, artistId: string): Promise<string | undefined> {
  const [added] = await tx
    .insert(emailFollows)
    .values({ id: randomUUID(), followerId, artistId })
    .onConflictDoNothing()
    .returning({ id: emailFollows.id });
  if (added) return added.id;
  const isIt = and(eq(emailFollows.followerId, followerId), eq(emailFollows.artistId, artistId));
  const mayAskAgain = lt(emailFollows.askedAt, sql`now() - interval '1 minute'`);
  const [again] = await tx
    .update(emailFollows)
    .set({ askedAt: sql`now()` })
    .where(and(isIt, isNull(emailFollows.confirmedAt), mayAskAgain))
    .returning({ id: emailFollows.id });
  return again?.id;
}
