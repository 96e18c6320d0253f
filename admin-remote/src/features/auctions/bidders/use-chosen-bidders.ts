import type { BidderRecord } from '@gallery/shared/contract/auction-setup/auction-setup';
import { useState } from 'react';

/** Staff approve a bidder once the email address is confirmed. */
export function canApprove({ state, email_confirmed }: BidderRecord): boolean {
  return state === 'waiting' && email_confirmed;
}

export function useChosenBidders(shown: readonly BidderRecord[]) {
  const [ids, choose] = useState<readonly string[]>([]);
  const possible = shown.filter(canApprove);
  const chosen = ids.filter((id) => possible.some(({ _id }) => _id === id));
  function toggle(id: string): void {
    choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : chosen.concat(id));
  }
  return { chosen, choose, toggle };
}
