import { replayPress } from '@gallery/shared/browser/early-input';
import { useBackToClose } from '@gallery/shared/ui/controls/use-back-to-close';
import { usePageMark } from '@gallery/shared/ui/page/use-page-mark';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './header.module.css';
import { HeaderLinks } from './header-links';
import { Masthead } from './masthead';

export function Header({ demo }: { demo: boolean }) {
  const menu = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const { shown, show, close } = useBackToClose();
  const open = shown === 'menu';
  const { nav, isPopover } = usePopoverUntilHydrated(open, () => show('menu'));
  useEffect(() => replayPress(toggle.current), []);
  usePageMark('sheet', open);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    close();
    toggle.current?.focus();
  }

  /** The sheet covers the page, so it closes when the focus leaves it. */
  function onBlur(event: FocusEvent) {
    if (open && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the sheet from any of its links
    <header className={`page ${styles.header}`} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Masthead demo={demo} />
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        popoverTarget={isPopover ? menu : undefined}
        aria-expanded={isPopover ? undefined : open}
        aria-controls={menu}
        onClick={() => (open ? close() : show('menu'))}
      >
        {open ? 'close' : 'Menu'}
      </button>
      <nav
        ref={nav}
        id={menu}
        popover={isPopover ? 'auto' : undefined}
        className={`${styles.nav} ${open ? styles.open : ''}`}
        aria-label="Main"
      >
        <HeaderLinks replace={open} />
      </nav>
    </header>
  );
}

/** Before hydration the browser opens the menu as a popover. An open menu then stays open. */
function usePopoverUntilHydrated(open: boolean, show: () => void) {
  const nav = useRef<HTMLElement>(null);
  const [isPopover, setIsPopover] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at hydration and when the menu has opened
  useEffect(() => {
    if (isOpenPopover(nav.current) && !open) show();
    else setIsPopover(false);
  }, [open]);
  return { nav, isPopover };
}

function isOpenPopover(element: HTMLElement | null): boolean {
  return 'popover' in HTMLElement.prototype && Boolean(element?.matches(':popover-open'));
}
