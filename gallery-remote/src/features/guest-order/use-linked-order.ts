import { useHydrated } from '@gallery/shared/browser/first-view';
import { orderIdOfLink } from '@gallery/shared/contract/guests/guest';
import { ordersOfGuestsPath } from '@gallery/shared/paths/gallery-paths';
import { keepOrderLink } from '@gallery/shared/payments/guest-access';
import { useLocation, useNavigate, useSearchParams } from '@gallery/shared/router';
import { useEffect } from 'react';

/** Returns the id of the order, or `null` while the tab takes the token out of the address. */
export function useLinkedOrder(): string | null {
  const { hash } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const token = hash.slice(1);
  useEffect(() => {
    if (!token) return;
    keepOrderLink(token);
    void navigate(`${ordersOfGuestsPath}?order=${encodeURIComponent(orderIdOfLink(token))}`, {
      replace: true,
    });
  }, [token, navigate]);
  return token || !hydrated ? null : (params.get('order') ?? '');
}
