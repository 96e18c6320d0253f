import { brand } from '@gallery/shared/brand';
import { Mark } from '@gallery/shared/brand/icons/mark';
import styles from './partnership.module.css';

const cards = ['first', 'second', 'third', 'fourth'];

export function Partnership() {
  return (
    <section className={`page ${styles.partnership}`} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Partnership
      </h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card} className={styles.card}>
            <Mark className={styles.mark} />
            {brand.name}
          </li>
        ))}
      </ul>
    </section>
  );
}

const headingId = 'partnership';
