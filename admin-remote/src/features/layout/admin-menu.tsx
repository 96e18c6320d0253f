import { useLocation } from '@gallery/shared/router';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { usePageMark } from '@gallery/shared/ui/page/use-page-mark';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './admin-menu.module.css';
import { AdminNav } from './admin-nav';
import { UnreadCount } from './unread-count';

type AdminMenuProps = { email: string; unread: number; onLogOut: () => void };

export function AdminMenu({ email, unread, onLogOut }: AdminMenuProps) {
  const { key } = useLocation();
  const sheet = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  usePageMark('sheet', open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes the sheet, whatever led there
  useEffect(() => setOpen(false), [key]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  }

  /** The sheet covers the page, so it closes when the focus leaves it. */
  function onBlur(event: FocusEvent) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the sheet from any of its links
    <div className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={sheet}
        onClick={() => setOpen(!open)}
      >
        {open ? 'close' : 'Menu'}
        <UnreadCount count={unread} />
      </button>
      <div id={sheet} className={`${styles.sheet} ${open ? styles.open : ''}`}>
        <nav aria-label="Back office">
          <AdminNav unread={unread} />
        </nav>
        <div className={styles.foot}>
          <span className={styles.email}>
            <VisuallyHidden>Logged in as </VisuallyHidden>
            {email}
          </span>
          <button type="button" className={styles.logout} data-leaves onClick={onLogOut}>
            Log Out
          </button>
        </div>
      </div>
    </div>
  );
}
