import type { Notify } from '@gallery/shared/host';
import { useLocation, useNavigationType } from '@gallery/shared/router';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

type ToastCode = typeof import('./toast-area');

/** `notify` shows a toast; what draws it is loaded with the first one. `toaster` stands at the end of the page. */
export function useToaster(): { notify: Notify; toaster: ReactNode } {
  const [code, setCode] = useState<ToastCode>();

  const notify = useCallback<Notify>(async (message, kind) => {
    const loaded = await import(/* webpackChunkName: "toast" */ './toast-area');
    setCode(loaded);
    loaded.showToast(message, kind);
  }, []);

  useLeaveBehind(code);

  return { notify, toaster: code && <code.ToastArea /> };
}

/** Where somebody goes on purpose the failures stay behind; a redirect takes along why it happened. */
function useLeaveBehind(code: ToastCode | undefined) {
  const { pathname } = useLocation();
  const arrival = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    const { current: left } = shown;
    shown.current = pathname;
    if (left !== pathname && arrival !== 'REPLACE') code?.leaveBehind(left);
  }, [code, pathname, arrival]);
}
