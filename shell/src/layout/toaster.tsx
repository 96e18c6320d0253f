import type { Notify } from '@gallery/shared/host';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';

/** `notify` shows a toast; what draws it is loaded with the first one. `toaster` stands at the end of the page. */
export function useToaster(): { notify: Notify; toaster: ReactNode } {
  const [ToastArea, setToastArea] = useState<ComponentType>();

  const notify = useCallback<Notify>(async (message, kind) => {
    const { ToastArea, showToast } = await import(/* webpackChunkName: "toast" */ './toast-area');
    setToastArea(() => ToastArea);
    showToast(message, kind);
  }, []);

  return { notify, toaster: ToastArea && <ToastArea /> };
}
