import type { User } from '@gallery/shared/contract/account/user';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { type ContactMessage, contactPaths } from '@gallery/shared/contract/inbox/contact';
import { sendJson } from '@gallery/shared/http';

/** Asks the curators what it costs to deliver a work to an address. */
export async function askForQuote(work: ListedArtwork, user: User, address: string): Promise<void> {
  const message: ContactMessage = {
    firstName: user.firstname,
    lastName: user.lastname,
    phoneNumber: user.mobile,
    email: user.email,
    textarea: `I would like to buy ${work.name_of_artwork}. What does the delivery cost, and how long does it take?\nIt goes to ${address}.`,
  };
  await sendJson('POST', contactPaths.send, message);
}
