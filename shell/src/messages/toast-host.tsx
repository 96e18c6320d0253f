import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Holds the toasts within the topmost dialog, because a modal dialog makes the rest of the page inert. */
export function ToastHost({ children }: { children: ReactNode }) {
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
