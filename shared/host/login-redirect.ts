import { useNotify } from '@gallery/shared/host';
import { useLocation, useNavigate } from '@gallery/shared/router';
import { useEffect } from 'react';
import { useHydrated } from '../browser/first-view';

/** `guest` is the page for a visitor who continues without an account. */
export type LoginRedirect = { previous?: string; guest?: string; error?: string; notice?: string };

/** Empty in the first render, because the edge does not know the router's state. */
export function useLoginRedirect(): LoginRedirect {
  const state: unknown = useLocation().state;
  const hydrated = useHydrated();
  return hydrated && typeof state === 'object' && state !== null ? state : {};
}

/** Removes the error from the router's state, so that a reload does not repeat it. */
export function useLoginRedirectError({ error, ...redirect }: LoginRedirect): void {
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page shows an error once
  useEffect(() => {
    if (!error) return;
    notify(error, 'error');
    void navigate(pathname + search, { replace: true, state: redirect });
  }, [error]);
}

/** Accepts only a path of this site, because `//elsewhere.example` would leave it. */
export function returnPath({ previous }: LoginRedirect, fallback: string): string {
  return previous && /^\/(?![/\\])/.test(previous) ? previous : fallback;
}
