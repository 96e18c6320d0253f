import { createHash, randomUUID } from 'node:crypto';
import type { ConfirmationInput } from '@gallery/shared/contract/auctions/auction';
import { bidsPath } from '@gallery/shared/paths/account-paths';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { FieldError } from '../../../http/answers/http-error';
import { type SessionTokens, sessionTokensOf } from '../../auth/sessions/session-token';
import type { EmailContent } from '../../mail/email';
import type { Outbox } from '../../mail/outbox';
import { users } from '../../users/user.table';

/** Makes tokens for links that confirm an address. Session tokens are not valid here. */
export function emailTokensOf(secrets: readonly string[]): SessionTokens {
  return sessionTokensOf(secrets, 'confirm e-mail');
}

/** Emails a link that is valid for a day and leads back to `artwork`, or to `lot` with `max`. Returns false for a confirmed address. */
export async function sendConfirmation(
  db: Database,
  { outbox, tokens }: { outbox: Outbox; tokens: SessionTokens },
  userId: string,
  { artwork, lot, max }: ConfirmationInput = {},
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({
        account: users,
        startsAt: sql`now()`.mapWith(users.createdAt),
        endsAt: sql`now() + interval '1 day'`.mapWith(users.createdAt),
      })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)));
    if (!row) return false;
    const { account, startsAt, endsAt } = row;
    const { email, firstname, lastname } = account;
    const token = await emailTokenOf(tokens, account, { startsAt, endsAt });
    const back = { ...(artwork && { artwork }), ...(lot && { lot }), ...(max && { max: String(max) }) };
    // Browsers send no fragment to a server, so the token reaches no log.
    const url = `${outbox.settings.publicUrl}${bidsPath}#${new URLSearchParams({ confirm: token, ...back })}`;
    const to = { name: `${firstname} ${lastname}`, address: email };
    await outbox.write(tx, {
      to,
      content: confirmationEmail(url, artwork ? buyText : bidText),
      urgentUntil: endsAt,
    });
    return true;
  });
}

/** Contains the address only as a hash, so that a leaked link names nobody. */
export function emailTokenOf(
  tokens: SessionTokens,
  { id: userId, email }: Pick<typeof users.$inferSelect, 'id' | 'email'>,
  time: { startsAt: Date; endsAt: Date },
): Promise<string> {
  return tokens.sign({ id: `${randomUUID()} ${hashOf(email)}`, userId, ...time });
}

/** Throws a 422 unless the token is ours, less than a day old, and for the account's present address. */
export async function confirmEmail(db: Database, tokens: SessionTokens, token: string): Promise<void> {
  const claims = await tokens.read(token);
  const [row] = claims
    ? await db
        .select({ account: users, now: sql`now()`.mapWith(users.createdAt) })
        .from(users)
        .where(eq(users.id, claims.userId))
    : [];
  const isOfAddress = row && claims?.id.split(' ')[1] === hashOf(row.account.email);
  if (!isOfAddress || claims.endsAt <= row.now) throw new FieldError(422, 'token', badLink);
  const { id, email } = row.account;
  await db
    .update(users)
    .set({ emailConfirmedAt: sql`now()` })
    .where(and(eq(users.id, id), eq(users.email, email), isNull(users.emailConfirmedAt)));
}

const badLink = 'This link is no longer good. Please ask for a new one.';

function hashOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}

const bidText =
  'You would like to bid at our auctions. Please confirm that this address is yours: all news about your bids goes here.';
const buyText =
  'You would like to buy an artwork from us. Please confirm that this address is yours: all news about your orders goes here.';

function confirmationEmail(url: string, reason: string): EmailContent {
  return {
    subject: 'Confirm your email address',
    paragraphs: [reason, 'The link is good for a day. If it was not you, there is nothing to do.'],
    link: { label: 'Confirm my address', url },
  };
}
