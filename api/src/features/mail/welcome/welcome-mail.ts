import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import type { Database } from '../../../db/client';
import type { users } from '../../users/user.table';
import type { Outbox } from '../outbox';

type Account = Pick<typeof users.$inferSelect, 'firstname' | 'lastname' | 'email'>;

/** Writes the mail that greets a new customer, in the transaction of the registration. */
export function welcomeBy(outbox: Outbox): (tx: Database, account: Account) => Promise<void> {
  return (tx, { firstname, lastname, email }) =>
    outbox.write(tx, {
      to: { name: `${firstname} ${lastname}`, address: email },
      content: {
        subject: `Welcome to ${outbox.settings.from.name}`,
        heading: `Welcome, ${firstname}`,
        preheader: 'Your account is ready.',
        paragraphs: [
          'Your account is ready. It keeps the works that you save, your orders with their papers, and your bids.',
          'Did somebody else use your address? Reply to this email, and we will delete the account.',
        ],
        link: { label: 'See the artworks', url: `${outbox.settings.publicUrl}${artworksPath}` },
      },
    });
}
