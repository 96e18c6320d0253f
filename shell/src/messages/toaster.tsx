import { useNetworkIdle, whenIdle } from '@gallery/shared/browser/first-view';
import type { Notify } from '@gallery/shared/host';
import { isServerFailureShown } from '@gallery/shared/http';
import { useLocation, useNavigationType } from '@gallery/shared/router';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './plain-toast.module.css';

type PlainToastState = {
  message: string;
  kind?: 'success' | 'error';
  count: number;
};
type ToastCode = typeof import('./toast-area');

/** The code of the toasts loads after the first view. Render `toaster` in the page. */
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

/** In milliseconds. After this time a plain toast shows the message. */
const timeoutMs = 2_000;

async function loadInTime(): Promise<ToastCode | null> {
  const timedOut = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs));
  return Promise.race([load().catch(() => null), timedOut]);
}

/** Loads ahead, because the page needs it when the connection is lost. */
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

type PlainToastProps = { message: string; kind?: 'success' | 'error'; onEnd: () => void };

/** Part of the first view, in case the code of the toasts cannot load. */
function PlainToast({ message, kind, onEnd }: PlainToastProps) {
  useEffect(() => {
    const timer = setTimeout(onEnd, 3000);
    return () => clearTimeout(timer);
  }, [onEnd]);
  return (
    <p className={styles.toast} role={kind === 'error' ? 'alert' : 'status'}>
      {message}
    </p>
  );
}

/** Holds the toasts within the topmost dialog, because a modal dialog makes the rest of the page inert. */
function ToastHost({ children }: { children: ReactNode }) {
  const [host, setHost] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const element = document.createElement('div');
    const place = () => {
      const page = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      if (element.parentElement !== page) page.append(element);
    };
    place();
    setHost(element);
    const observer = new MutationObserver(place);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['open'],
    });
    return () => {
      observer.disconnect();
      element.remove();
    };
  }, []);
  return host && createPortal(children, host);
}
