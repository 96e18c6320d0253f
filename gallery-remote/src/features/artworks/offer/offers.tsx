import { Kola } from '@gallery/shared/brand/icons/lazy/kola';
import { Moon } from '@gallery/shared/brand/icons/lazy/moon';
import { Path } from '@gallery/shared/brand/icons/lazy/path';
import { Voyage } from '@gallery/shared/brand/icons/lazy/voyage';
import styles from './offers.module.css';

const offers = [
  { words: 'On-site art tour and consultation', Drawing: Path },
  { words: 'Proof of authenticity', Drawing: Kola },
  { words: 'Gallery Appraisal', Drawing: Moon },
  { words: 'Global shipping', Drawing: Voyage },
];

export function Offers() {
  return (
    <div className="page">
      <section className={styles.offers} aria-labelledby={headingId}>
        <h2 id={headingId}>What we offer</h2>
        <ul className={styles.tiles}>
          {offers.map(({ words, Drawing }) => (
            <li key={words} className={styles.tile}>
              <Drawing className={styles.icon} />
              <h3>{words}</h3>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const headingId = 'what-we-offer';
