import { auctionsPath } from '@gallery/shared/paths/gallery-paths';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import type { EmailContent } from '../../../mail/email';
import type { Outbox } from '../../../mail/outbox';
import { users } from '../../../users/user.table';

type Decided = { userId: string; auction: string; paddle: number };

/** Writes to a bidder whom staff have approved or declined. */
export async function sendDecisionMail(
  tx: Database,
  outbox: Outbox,
  { userId, ...about }: Decided & { decision: 'approve' | 'decline' },
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const to = { name: `${user.firstname} ${user.lastname}`, address: user.email };
  const text = about.decision === 'approve' ? approvedText(about) : declinedText(about);
  const link = { label: 'See the lots', url: `${outbox.settings.publicUrl}${auctionsPath}` };
  await outbox.write(tx, { to, content: { ...text, facts: [['Auction', about.auction]], link } });
}

function approvedText({ auction, paddle }: Omit<Decided, 'userId'>): EmailContent {
  return {
    subject: `You may bid: ${auction}`,
    heading: 'You may bid on every lot',
    paragraphs: [
      `The gallery has approved you as a bidder in ${auction}. You bid with paddle ${paddle}, on the lots with higher estimates too.`,
    ],
  };
}

/** The reason is the gallery's own. */
function declinedText({ auction }: Omit<Decided, 'userId'>): EmailContent {
  return {
    subject: `You cannot bid: ${auction}`,
    heading: 'You cannot bid in this auction',
    paragraphs: [
      `The gallery has not approved you as a bidder in ${auction}, so no further bid of yours counts there. A bid that stands already stays binding.`,
    ],
  };
}
