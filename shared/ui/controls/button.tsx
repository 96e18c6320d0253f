import { Link } from '@gallery/shared/router';
import type { ComponentProps, ReactNode } from 'react';
import { Drawing } from '../../brand/icons/drawing';
import { replayPress } from '../../browser/early-input';
import styles from './button.module.css';

type Look = { kind?: 'primary' | 'secondary' | 'quiet' | 'danger'; children: ReactNode };
type ButtonProps = Look & { busy?: boolean } & ComponentProps<'button'>;
type ButtonLinkProps = Look & ComponentProps<typeof Link>;

/** `busy` shows a spinner at the same width and ignores presses. */
export function Button({ kind = 'primary', busy = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      ref={replayPress}
      type="button"
      {...rest}
      className={`${styles.button} ${styles[kind]}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Drawing motif="coil" className={styles.spinner} />}
      <span className={styles.label}>{children}</span>
    </button>
  );
}

export function ButtonLink({ kind = 'primary', children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={`${styles.button} ${styles[kind]}`}>
      {children}
    </Link>
  );
}
