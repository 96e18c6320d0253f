import { useLocation, useNavigate, useNavigationType } from '@gallery/shared/router';
import { useCallback, useEffect, useRef } from 'react';

/** What the router keeps with a place of the history: what lies over the page there, where and by which load of it. */
type Overlay = { over?: string; from?: string; load?: number };

/**
 * What lies over the page (a dialog, a sheet, a menu) as a place of the history, so that the back button closes it and
 * leaves the page where it is. `shown` names what is open, `show` opens it, and `close` takes the place back. Where the
 * address may change meanwhile (a filter is chosen), `keepsAddress` says that the new one stays.
 */
export function useBackToClose({ keepsAddress = false } = {}) {
  const { pathname, search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  const address = pathname + search + hash;
  const given = (state ?? {}) as Overlay;
  // A reload shows the page itself.
  const { over, from } = given.load === performance.timeOrigin ? given : ({} as Overlay);
  useRestoredAddress(address, keepsAddress && over ? from : undefined);

  const left = useRef<string>(null);
  const close = useCallback(() => {
    // A second click, before the browser has gone back, would lead away from the page.
    if (!over || left.current === key) return;
    left.current = key;
    if (address === from) void navigate(-1);
    else void navigate(address, { replace: true });
  }, [over, from, address, key, navigate]);

  const show = useCallback(
    (name: string) =>
      void navigate(address, { state: { over: name, from: address, load: performance.timeOrigin } }),
    [address, navigate],
  );

  return { shown: over, show, close };
}

/** Back from something that changed the address: it leads to the old one, and the new one is taken up again. */
function useRestoredAddress(address: string, from: string | undefined) {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const open = useRef<{ address: string; from: string }>(null);

  useEffect(() => {
    const { current: before } = open;
    open.current = from === undefined ? null : { address, from };
    const wentBack = before && from === undefined && navigationType === 'POP' && address === before.from;
    if (wentBack && before.address !== address) void navigate(before.address);
  }, [address, from, navigationType, navigate]);
}
