import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { useSession } from '@gallery/shared/host';
import { Navigate, useNavigate, useSearchParams } from '@gallery/shared/router';
import { CheckoutDialog } from './payment/checkout-dialog';

export function Checkout({ work }: { work: ListedArtwork }) {
  const { status, isLoggedIn, user } = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  if (params.get('buy') !== '1' || status === 'reading') return null;
  const path = `/art-page/${work._id}`;
  if (!isLoggedIn || !user) return <Navigate to="/login" replace state={{ previous: `${path}?buy=1` }} />;
  return <CheckoutDialog work={work} user={user} onClose={() => void navigate(path, { replace: true })} />;
}
