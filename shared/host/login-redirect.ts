import { useNotify } from '@gallery/shared/host';
import { useLocation, useNavigate } from '@gallery/shared/router';
import { useEffect } from 'react';
import { useHydrated } from '../ui/loading/use-hydrated';

/** The router state of a redirect to a log-in page: the path to return to, and why. */
export type LoginRedirect = { previous?: string; error?: string; notice?: string };

/** Empty in the first render: the edge does not know the router's state. */
export function useLoginRedirect(): LoginRedirect {
  const state: unknown = useLocation().state;
  const hydrated = useHydrated();
  return hydrated && typeof state === 'object' && state !== null ? state : {};
}

/** Shows the error of a redirect as a toast and takes it out of the state: a reload does not repeat it. */
export function useLoginRedirectError({ error, ...redirect }: LoginRedirect): void {
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error is shown once
  useEffect(() => {
    if (!error) return;
    notify(error, 'error');
    void navigate(pathname + search, { replace: true, state: redirect });
  }, [error]);
}

/** Where a log-in leads. Only a path of this site is taken: `//elsewhere.example` would leave it. */
export function returnPath({ previous }: LoginRedirect, fallback: string): string {
  return previous && /^\/(?![/\\])/.test(previous) ? previous : fallback;
}
