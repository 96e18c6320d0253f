import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import type { EmailContent } from '../mail/email';
import type { Outbox } from '../mail/outbox';
import { guestCodes } from './guest.table';
import { guestCodeHashesOf, newGuestCode } from './guest-secrets';

const inFifteenMinutes = sql`now() + interval '15 minutes'`;

export type GuestDeps = { db: Database; outbox: Outbox; tokenSecrets: readonly string[] };

/** Emails a code to any address, and returns the id of the request. */
export async function requestGuestCode(
  { db, outbox, tokenSecrets }: GuestDeps,
  email: string,
): Promise<string> {
  const [id, code] = [randomUUID(), newGuestCode()];
  const [codeHash = ''] = guestCodeHashesOf(tokenSecrets, id, code);
  await db.transaction(async (tx) => {
    await tx
      .insert(guestCodes)
      .values({ id, email: email.toLowerCase(), codeHash, endsAt: inFifteenMinutes });
    const to = { name: '', address: email };
    await outbox.write(tx, { to, content: guestCodeEmail(code), urgentUntil: inFifteenMinutes });
  });
  return id;
}

/** The same for an address with and without an account. */
function guestCodeEmail(code: string): EmailContent {
  return {
    subject: 'Your code to buy as a guest',
    paragraphs: [
      'Somebody, we hope you, wants to buy from us without an account. Enter this code where you asked for it.',
      'It is good for fifteen minutes. If it was not you, there is nothing to do.',
    ],
    code,
  };
}
