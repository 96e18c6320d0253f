import type { Notify } from '@gallery/shared/host';
import { useRef } from 'react';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { useClearPlace } from './clear-place';
import './toast-area.css';

const transition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

export function ToastArea() {
  const area = useRef<HTMLDivElement>(null);
  useClearPlace(area);
  return (
    <div ref={area}>
      <ToastContainer
        position="top-right"
        autoClose={3000}
        draggable
        draggablePercent={80}
        transition={transition}
        icon={({ type }) => (type === 'error' ? <ErrorIcon /> : <SuccessIcon />)}
      />
    </div>
  );
}

/** A visible message only restarts its time, because a call and the end of the session may report the same error. */
export function showToast(...[message, kind = 'success']: Parameters<Notify>) {
  const text = `${kind} ${message}`;
  const times = shownCount.get(text) ?? 0;
  const toastId = `${text} ${times}`;
  if (kind === 'error') errorToasts.set(toastId, window.location.pathname);
  if (toast.isActive(toastId)) return toast.update(toastId, { autoClose: 3000 });
  const onClose = () => shownCount.set(text, times + 1);
  return toast[kind](message, { toastId, onClose, role: kind === 'error' ? 'alert' : 'status' });
}

/** Dismisses errors of the page at `path`, which the user can no longer fix after leaving it. */
export function dismissFor(path: string) {
  for (const [toastId, page] of errorToasts) {
    if (page !== path) continue;
    errorToasts.delete(toastId);
    toast.dismiss(toastId);
  }
}

/** Part of the toast's id, because a closing toast cannot be updated. */
const shownCount = new Map<string, number>();

/** Maps each error toast to the path of its page. */
const errorToasts = new Map<string, string>();

function SuccessIcon() {
  return (
    <svg className="toast-icon" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" />
      <path d="M4.9 8.3 7.2 10.5l4-4.8" />
    </svg>
  );
}

function ErrorIcon() {
  return (
    <svg className="toast-icon toast-icon-error" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" />
      <path d="M8 4.4v4.4M8 11v.6" />
    </svg>
  );
}
