import { Logo } from './logo';
import styles from './masthead.module.css';

export function Masthead({ demo }: { demo: boolean }) {
  return (
    <div className={styles.masthead}>
      <Logo />
      {demo && <span className={styles.demo}>Demo</span>}
    </div>
  );
}
