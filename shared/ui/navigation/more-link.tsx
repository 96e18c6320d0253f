import { Link } from '@gallery/shared/router';
import type { ComponentProps } from 'react';
import { Underline } from '../../brand/icons/underline';
import styles from './more-link.module.css';

export function MoreLink({ children, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={styles.more}>
      {children}
      <Underline className={styles.stroke} />
    </Link>
  );
}
