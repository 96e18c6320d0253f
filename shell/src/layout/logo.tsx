import { brand } from '@gallery/shared/brand';
import { Mark } from '@gallery/shared/brand/icons/mark';
import { Link } from '@gallery/shared/router';
import styles from './logo.module.css';

export function Logo() {
  return (
    <Link className={styles.logo} to="/">
      <Mark className={styles.mark} />
      {brand.name}
    </Link>
  );
}
