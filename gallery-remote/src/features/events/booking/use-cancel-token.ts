import { useSearchParams } from '@gallery/shared/router';
import { useEffect, useState } from 'react';

/** Returns `null` until hydration, because the edge must not render a page with a guest's booking. */
export function useCancelToken(): string | null {
  const [query] = useSearchParams();
  const given = query.get('cancel');
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(given), [given]);
  return token;
}
