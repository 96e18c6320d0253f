import { useSession } from '@gallery/shared/host';
import { loginPath } from '@gallery/shared/paths/account-paths';
import { Navigate, useSearchParams } from '@gallery/shared/router';
import { VisitorStep } from '../bidding/visitor-step';
import { bidAddress } from '../lot/bid-address';
import type { BidView } from '../lot/bid-view';
import { BidderStep } from './bidder-step';

export function NextStep({ view }: { view: BidView }) {
  const { status, isLoggedIn } = useSession();
  const [params] = useSearchParams();
  const offered = params.get('bid');
  if (isLoggedIn) return <BidderStep view={view} />;
  if (offered === null || status === 'reading') return <VisitorStep view={view} />;
  // Pressed before the page knew that nobody is logged in.
  const previous = bidAddress(view.answer.lot._id, offered);
  return <Navigate to={loginPath} replace state={{ previous }} />;
}
