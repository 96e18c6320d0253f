import { useSession } from '@gallery/shared/host';
import { VisitorStep } from '../bidding/visitor-step';
import type { BidView } from '../lot/bid-view';
import { BidderStep } from './bidder-step';

export function NextStep({ view }: { view: BidView }) {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? <BidderStep view={view} /> : <VisitorStep view={view} />;
}
