import { useNetworkIdle, whenIdle } from '@gallery/shared/browser/network-idle';
import type { Notify } from '@gallery/shared/host';
import { isServerFailureShown } from '@gallery/shared/http';
import { useLocation, useNavigationType } from '@gallery/shared/router';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { PlainToast } from './plain-toast';
import { ToastHost } from './toast-host';

type PlainToastState = {
  message: string;
  kind?: 'success' | 'error';
  count: number;
};
type ToastCode = typeof import('./toast-area');

/** The code of the toasts is fetched after the first view; `toaster` belongs into the page. */
export function useToaster(): { notify: Notify; toaster: ReactNode } {
  const [code, setCode] = useState<ToastCode>();
  const [plain, setPlain] = useState<PlainToastState>();

  const notify = useCallback<Notify>(async (message, kind) => {
    if (isServerFailureShown(message)) return;
    const loaded = await loadInTime();
    if (!loaded) return setPlain((before) => ({ message, kind, count: (before?.count ?? 0) + 1 }));
    setCode(loaded);
    loaded.showToast(message, kind);
  }, []);

  const end = useCallback(() => setPlain(undefined), []);

  usePreload();
  useDismissOnLeave(code);

  const toaster = (code || plain) && (
    <ToastHost>
      {code && <code.ToastArea />}
      {plain && <PlainToast key={plain.count} {...plain} onEnd={end} />}
    </ToastHost>
  );
  return { notify, toaster };
}

function load(): Promise<ToastCode> {
  return import(/* webpackChunkName: "toast" */ './toast-area');
}

/** After this a message is shown as a plain toast. */
const timeoutMs = 2_000;

async function loadInTime(): Promise<ToastCode | null> {
  const timedOut = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs));
  return Promise.race([load().catch(() => null), timedOut]);
}

/** Loaded ahead, because it is needed when the connection is lost. */
function usePreload() {
  const quiet = useNetworkIdle();
  useEffect(() => {
    if (quiet) whenIdle(() => void load().catch(() => undefined));
  }, [quiet]);
}

/** A redirect keeps the errors, which may say why it happened. */
function useDismissOnLeave(code: ToastCode | undefined) {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    const { current: left } = shown;
    shown.current = pathname;
    if (left !== pathname && navigationType !== 'REPLACE') code?.dismissFor(left);
  }, [code, pathname, navigationType]);
}
