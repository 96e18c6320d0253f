import { hasPrice, type ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { useSession } from '@gallery/shared/host';
import { loginPath } from '@gallery/shared/paths/account-paths';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { Navigate, useNavigate, useSearchParams } from '@gallery/shared/router';
import { CheckoutDialog } from './payment/checkout-dialog';

export function Checkout({ work }: { work: ListedArtwork }) {
  const { status, isLoggedIn, user } = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  if (params.get('buy') !== '1' || status === 'reading' || !hasPrice(work)) return null;
  const path = artworkPath(work._id);
  if (!isLoggedIn || !user) return <Navigate to={loginPath} replace state={{ previous: `${path}?buy=1` }} />;
  return <CheckoutDialog work={work} user={user} onClose={() => void navigate(path, { replace: true })} />;
}
