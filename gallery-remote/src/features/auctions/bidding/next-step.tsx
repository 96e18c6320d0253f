import { useSession } from '@gallery/shared/host';
import type { BidView } from '../lot/bid-view';
import { VisitorStep } from './visitor-step';

export function NextStep({ view }: { view: BidView }) {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? null : <VisitorStep view={view} />;
}
