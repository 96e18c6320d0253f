import type { Notify } from '@gallery/shared/host';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { ErrorIcon, SuccessIcon } from './toast-icons';
import './toast-area.css';

const calm = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

export function ToastArea() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={3000}
      draggable
      draggablePercent={80}
      transition={calm}
      icon={({ type }) => (type === 'error' ? <ErrorIcon /> : <SuccessIcon />)}
    />
  );
}

/** The same words are shown once at a time, beginning anew: a call and the session's end may say the same. */
export function showToast(...[message, kind = 'success']: Parameters<Notify>) {
  const toastId = `${kind} ${message}`;
  if (toast.isActive(toastId)) toast.update(toastId, { autoClose: 3000 });
  else toast[kind](message, { toastId, role: kind === 'error' ? 'alert' : 'status' });
}
