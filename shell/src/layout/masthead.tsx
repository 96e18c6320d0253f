import { brand } from '@gallery/shared/brand';
import { Mark } from '@gallery/shared/brand/icons/mark';
import { Link } from '@gallery/shared/router';
import styles from './masthead.module.css';

export function Masthead({ demo }: { demo: boolean }) {
  return (
    <div className={styles.masthead}>
      <Logo />
      {demo && <span className={styles.demo}>Demo</span>}
    </div>
  );
}

export function Logo() {
  return (
    <Link className={styles.logo} to="/">
      <Mark className={styles.mark} />
      {brand.name}
    </Link>
  );
}
