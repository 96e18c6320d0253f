import type { Notify } from '@gallery/shared/host';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { ErrorIcon, SuccessIcon } from './toast-icons';
import './toast-area.css';

const transition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

export function ToastArea() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={3000}
      draggable
      draggablePercent={80}
      transition={transition}
      icon={({ type }) => (type === 'error' ? <ErrorIcon /> : <SuccessIcon />)}
    />
  );
}

/** The same words are shown once at a time, beginning anew: a call and the session's end may say the same. */
export function showToast(...[message, kind = 'success']: Parameters<Notify>) {
  const words = `${kind} ${message}`;
  const times = shownCount.get(words) ?? 0;
  const toastId = `${words} ${times}`;
  if (kind === 'error') errorToasts.set(toastId, window.location.pathname);
  if (toast.isActive(toastId)) return toast.update(toastId, { autoClose: 3000 });
  const onClose = () => shownCount.set(words, times + 1);
  return toast[kind](message, { toastId, onClose, role: kind === 'error' ? 'alert' : 'status' });
}

/** Takes away what went wrong on the page at `path`: whoever has left it cannot mend it any more. */
export function dismissFor(path: string) {
  for (const [toastId, page] of errorToasts) {
    if (page !== path) continue;
    errorToasts.delete(toastId);
    toast.dismiss(toastId);
  }
}

/** How often what was said has gone: an id that is still going out takes nothing new. */
const shownCount = new Map<string, number>();

/** The failures that were told, each with the path of the page that one was on, or was just being led to. */
const errorToasts = new Map<string, string>();
