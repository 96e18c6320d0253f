import { Logo } from './logo';
import styles from './masthead.module.css';

/** The logo at the head of every page, and the word that tells a demonstration from the gallery. */
export function Masthead({ demo }: { demo: boolean }) {
  return (
    <div className={styles.masthead}>
      <Logo />
      {demo && <span className={styles.demo}>Demo</span>}
    </div>
  );
}
