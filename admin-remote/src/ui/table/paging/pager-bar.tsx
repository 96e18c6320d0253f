import { Button } from '@gallery/shared/ui/controls/button';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './pager.module.css';

type PagerBarProps = {
  pageKey: string;
  children: ReactNode;
  back?: string;
  onBack: (() => void) | null;
  onNext: (() => void) | null;
};

/** `null` disables a button. A new page starts at its top. */
export function PagerBar({ pageKey, children, back = 'Previous', onBack, onNext }: PagerBarProps) {
  const range = useRef<HTMLParagraphElement>(null);
  const shown = useRef(pageKey);
  const hasTurned = useRef(false);

  useEffect(() => {
    const isOther = shown.current !== pageKey;
    shown.current = pageKey;
    if (!hasTurned.current || !isOther) return;
    hasTurned.current = false;
    document.documentElement.scrollTop = 0;
    if (hasLostFocus()) range.current?.focus({ preventScroll: true });
  }, [pageKey]);

  function turnPage(change: () => void) {
    hasTurned.current = true;
    change();
  }

  return (
    <nav className={styles.pager} aria-label="Pages">
      <p ref={range} className={styles.range} tabIndex={-1} role="status">
        {children}
      </p>
      <span className={styles.buttons}>
        <Button kind="secondary" disabled={!onBack} onClick={() => onBack && turnPage(onBack)}>
          {back}
        </Button>
        <Button kind="secondary" disabled={!onNext} onClick={() => onNext && turnPage(onNext)}>
          Next
        </Button>
      </span>
    </nav>
  );
}

/** A disabled button loses the focus, but a browser reports it only later. */
function hasLostFocus(): boolean {
  const focused = document.activeElement;
  return focused === document.body || (focused instanceof HTMLButtonElement && focused.disabled);
}
