import { useNotify } from '@gallery/shared/host';
import { useLocation, useNavigate } from '@gallery/shared/router';
import { useEffect, useSyncExternalStore } from 'react';

/** What leads to a log-in page: the path to return to, and why one is here. */
export type LoginRedirect = { previous?: string; error?: string; notice?: string };

/** The edge knows nothing of how one came here, so the first render in the browser does not either. */
export function useLoginRedirect(): LoginRedirect {
  const state: unknown = useLocation().state;
  const hydrated = useHydrated();
  return hydrated && typeof state === 'object' && state !== null ? state : {};
}

/** Whether this part of the page is the browser's own already: its first render has to be the edge's. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;

/** Says as a toast what went wrong on the way here, once: a reload does not say it again. */
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

/** Where a log-in leads, else to `usual`. Only a path of this site is returned to: `//elsewhere` would leave it. */
export function returnPath({ previous }: LoginRedirect, usual: string): string {
  return previous && /^\/(?![/\\])/.test(previous) ? previous : usual;
}
