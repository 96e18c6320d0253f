import { Link } from '@gallery/shared/router';
import type { ComponentProps } from 'react';
import { Underline } from '../../brand/icons/underline';
import styles from './more-link.module.css';

/** A link to more of the same, followed by the drawn stroke. */
export function MoreLink({ children, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={styles.more}>
      {children}
      <Underline className={styles.stroke} />
    </Link>
  );
}
