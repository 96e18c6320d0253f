import type { PaymentProvider, ProviderRefund } from '../provider/payment-provider';
import type { PartialRefundRow } from './partial-refund.table';

export type ClaimedRefund = PartialRefundRow & { isOverdue: boolean | null };
/** 'overdue': accepted long ago and not made; 'lost': accepted and no longer listed. Neither is requested again. */
export type Outcome = Omit<ProviderRefund, 'state'> & { state: ProviderRefund['state'] | 'overdue' | 'lost' };

/**
 * Asks for a refund at most once. A request whose answer was lost is found again by its key, and only a refund that the
 * provider does not have, or has reported as failed, is requested again. Throws when the provider cannot say.
 */
export async function askProvider(provider: PaymentProvider, refund: ClaimedRefund): Promise<Outcome> {
  const { id: key, reference, amount, tries, acceptedAt, expectedAt, providerId } = refund;
  if (tries > 1) {
    const { isReversed, made } = await provider.refunds(reference);
    if (isReversed) return { id: providerId, state: 'done', expectedAt };
    const ours = made.filter(({ note }) => note.includes(key));
    const standing = ours.find(({ state }) => state !== 'failed');
    if (standing?.state === 'accepted' && refund.isOverdue) return { ...standing, state: 'overdue' };
    if (standing) return standing;
    const [failed] = ours;
    if (failed && acceptedAt) return failed;
    if (!failed && providerId) return { id: providerId, state: 'lost', expectedAt };
  }
  return provider.refund({ reference, amount, key });
}
