import { useSearchParams } from '@gallery/shared/router';
import { useEffect, useState } from 'react';

/** The token of `?cancel=`, after hydration: a page with somebody's booking is never rendered at the edge. */
export function useCancelToken(): string | null {
  const [query] = useSearchParams();
  const given = query.get('cancel');
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(given), [given]);
  return token;
}
