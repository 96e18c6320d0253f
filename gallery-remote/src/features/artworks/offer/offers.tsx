import { Kola } from '@gallery/shared/brand/icons/lazy/kola';
import { Moon } from '@gallery/shared/brand/icons/lazy/moon';
import { Path } from '@gallery/shared/brand/icons/lazy/path';
import { Voyage } from '@gallery/shared/brand/icons/lazy/voyage';
import styles from './offers.module.css';

const offers = [
  { title: 'On-site art tour and consultation', Drawing: Path },
  { title: 'Proof of authenticity', Drawing: Kola },
  { title: 'Gallery Appraisal', Drawing: Moon },
  { title: 'Global shipping', Drawing: Voyage },
];

export function Offers() {
  return (
    <div className="page">
      <section className={styles.offers} aria-labelledby={headingId}>
        <h2 id={headingId}>What we offer</h2>
        <ul className={styles.tiles}>
          {offers.map(({ title, Drawing }) => (
            <li key={title} className={styles.tile}>
              <Drawing className={styles.icon} />
              <h3>{title}</h3>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const headingId = 'what-we-offer';
