import { checkoutPath } from '@gallery/shared/paths/gallery-paths';
import { Navigate, useSearchParams } from '@gallery/shared/router';

/** Mails and earlier releases link to the work with `?buy=1`. */
export function OldCheckoutAddress({ artworkId }: { artworkId: string }) {
  const [params] = useSearchParams();
  return params.get('buy') === '1' ? <Navigate to={checkoutPath(artworkId)} replace /> : null;
}
