import { setHistoryGate, useNavigate } from '@gallery/shared/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isPlainClick } from '../../browser/plain-click';
import { Confirm } from '../controls/confirm';

type LeaveGuardProps = { active: boolean; question: string; message: string; onLeave?: () => void };

export function LeaveGuard({ active, question, message, onLeave }: LeaveGuardProps) {
  const { asking, stay, leave } = useLeaveGuard(active);
  if (!asking) return null;
  const confirm = () => {
    onLeave?.();
    leave();
  };
  return (
    <Confirm question={question} cancel="Stay" confirm="Leave" onCancel={stay} onConfirm={confirm}>
      <p>{message}</p>
    </Confirm>
  );
}

type HistoryState = { idx?: number } | null;

const historyIndex = () => (window.history.state as HistoryState)?.idx ?? 0;

/** Links, buttons with `data-leaves`, and 'back' lead to `asking`, and closing the tab to the browser's question. */
function useLeaveGuard(active: boolean) {
  const navigate = useNavigate();
  const [proceed, setProceed] = useState<() => void>();
  const open = useRef(false);
  const confirmLeave = useCallback((action: () => void) => setProceed(() => action), []);
  const proceedTo = useCallback((to: () => void) => {
    open.current = true;
    to();
  }, []);

  useEffect(() => {
    if (!active) return;
    open.current = false;
    return guardAll({
      isOpen: () => open.current,
      onLink: (path) => confirmLeave(() => proceedTo(() => void navigate(path))),
      onButton: (button) => confirmLeave(() => proceedTo(() => button.click())),
      onBack: (steps) => confirmLeave(() => proceedTo(() => window.history.go(steps))),
    });
  }, [active, navigate, confirmLeave, proceedTo]);

  return {
    asking: proceed !== undefined,
    stay: () => setProceed(undefined),
    leave() {
      setProceed(undefined);
      proceed?.();
    },
  };
}

type LeaveHandlers = {
  isOpen: () => boolean;
  onLink: (path: string) => void;
  onButton: (button: HTMLElement) => void;
  onBack: (steps: number) => void;
};

function guardAll(handlers: LeaveHandlers): () => void {
  const stops = [guardLinks(handlers), guardButtons(handlers), guardHistory(handlers), guardTab(handlers)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Runs before the router. A link to another tab or a download does not leave the page. */
function guardLinks({ isOpen, onLink }: LeaveHandlers): () => void {
  return listen(document, 'click', (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (isOpen() || !link || !isPlainClick(event as MouseEvent)) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    const staysHere = pathname === window.location.pathname;
    if (link.target || link.hasAttribute('download') || origin !== window.location.origin || staysHere)
      return;
    event.preventDefault();
    event.stopPropagation();
    onLink(pathname + search + hash);
  });
}

function guardButtons({ isOpen, onButton }: LeaveHandlers): () => void {
  return listen(document, 'click', (event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-leaves]') : null;
    if (isOpen() || !button) return;
    event.preventDefault();
    event.stopPropagation();
    onButton(button);
  });
}

/** The browser has already gone back, so this sends it forward again before the router notices. */
function guardHistory({ isOpen, onBack }: LeaveHandlers): () => void {
  const guardedIndex = historyIndex();
  let returning = false;
  setHistoryGate((event) => {
    if (isOpen()) return;
    event.stopImmediatePropagation();
    const steps = historyIndex() - guardedIndex;
    if (returning || steps === 0) {
      returning = false;
      return;
    }
    returning = true;
    window.history.go(-steps);
    onBack(steps);
  });
  return () => setHistoryGate(null);
}

function guardTab({ isOpen }: LeaveHandlers): () => void {
  return listen(window, 'beforeunload', (event) => {
    if (!isOpen()) event.preventDefault();
  });
}

function listen(where: Document | Window, type: string, listener: (event: Event) => void): () => void {
  where.addEventListener(type, listener, { capture: true });
  return () => where.removeEventListener(type, listener, { capture: true });
}
