import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { MenuAction } from '../release-action';
import styles from './more-actions.module.css';

type MoreActionsProps = { kinds: readonly MenuAction[]; title: string; onChoose: (kind: MenuAction) => void };

/** Closes with Escape and when the focus leaves. */
export function MoreActions({ kinds, title, onChoose }: MoreActionsProps) {
  const list = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  function choose(kind: MenuAction) {
    setOpen(false);
    toggle.current?.focus();
    onChoose(kind);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list from any of its buttons
    <div className={styles.more} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-label={`More for ${title}`}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="3" cy="8" r="1.2" />
          <circle cx="8" cy="8" r="1.2" />
          <circle cx="13" cy="8" r="1.2" />
        </svg>
      </button>
      <ul id={list} className={styles.list} hidden={!open}>
        {kinds.map((kind) => (
          <li key={kind}>
            <button type="button" className={styles.action} onClick={() => choose(kind)}>
              {labels[kind]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const labels: Record<MenuAction, string> = {
  promote: 'Promote to all…',
  canary: 'Start a canary…',
  pin: 'Pin…',
  unpin: 'Unpin…',
  preview: 'Preview link…',
};
