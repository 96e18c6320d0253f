import { useLocation, useNavigate, useNavigationType } from '@gallery/shared/router';
import { useCallback, useEffect, useRef } from 'react';

/** The router state: what is open, at which address it was opened, and in which load of the page. */
type Overlay = { over?: string; from?: string; load?: number };

/** A history entry lets 'back' close what is open. `keepsAddress` keeps an address that the user chose meanwhile. */
export function useBackToClose({ keepsAddress = false } = {}) {
  const { pathname, search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  const address = pathname + search + hash;
  const given = (state ?? {}) as Overlay;
  // After a reload nothing is open.
  const { over, from } = given.load === performance.timeOrigin ? given : ({} as Overlay);
  useRestoredAddress(address, keepsAddress && over ? from : undefined);

  const left = useRef<string>(null);
  const close = useCallback(() => {
    // A second click before the browser has gone back would leave the page.
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

/** 'Back' returns to the address before the change, so this restores the new one. */
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
