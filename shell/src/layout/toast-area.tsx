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

export function showToast(...[message, kind = 'success']: Parameters<Notify>) {
  toast[kind](message, { role: kind === 'error' ? 'alert' : 'status' });
}
