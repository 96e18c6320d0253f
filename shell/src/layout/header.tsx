import { useLocation } from '@gallery/shared/router';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './header.module.css';
import { HeaderLinks } from './header-links';
import { Masthead } from './masthead';

/** The links stand beside the logo; on small screens they are a sheet that 'Menu' opens. */
export function Header({ demo }: { demo: boolean }) {
  const { key } = useLocation();
  const menu = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes the sheet, whatever led there
  useEffect(() => setOpen(false), [key]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  }

  /** The sheet covers the page, so it goes when the focus walks out of it. */
  function onBlur(event: FocusEvent) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the sheet from any of its links
    <header className={`page ${styles.header}`} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Masthead demo={demo} />
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={menu}
        onClick={() => setOpen(!open)}
      >
        {open ? 'close' : 'Menu'}
      </button>
      <nav id={menu} className={`${styles.nav} ${open ? styles.open : ''}`} aria-label="Main">
        <HeaderLinks />
      </nav>
    </header>
  );
}
