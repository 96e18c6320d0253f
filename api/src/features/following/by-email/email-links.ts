import { followByEmailPaths } from '@gallery/shared/contract/following/following';
import type { Database } from '../../../db/client';
import { signedIdsOf } from '../../../http/signed-ids';
import type { Outbox } from '../../mail/outbox';

const confirmFollowPurpose = 'confirm follow by email';

export type EmailFollowContext = { db: Database; outbox: Outbox; tokenSecrets: readonly string[] };

/** The links say nothing of the address, and each does one thing. The database holds none of them. */
export function emailLinksOf({ outbox, tokenSecrets }: Omit<EmailFollowContext, 'db'>) {
  const { publicUrl } = outbox.settings;
  const confirming = signedIdsOf(tokenSecrets, confirmFollowPurpose);
  const stopping = signedIdsOf(tokenSecrets, 'stop follow by email');
  return {
    confirming,
    stopping,
    confirmUrl: (followId: string) =>
      `${publicUrl}/api${followByEmailPaths.confirm(confirming.sign(followId))}`,
    stopPath: (followerId: string) => `/api${followByEmailPaths.stop(stopping.sign(followerId))}`,
  };
}
