import { checkoutPath } from '@gallery/shared/paths/gallery-paths';
import { Navigate, useSearchParams } from '@gallery/shared/router';

/** Earlier releases linked to the work with `?buy=1`, also from bookmarks and stored pages. */
export function OldCheckoutAddress({ artworkId }: { artworkId: string }) {
  const [params] = useSearchParams();
  return params.get('buy') === '1' ? <Navigate to={checkoutPath(artworkId)} replace /> : null;
}
