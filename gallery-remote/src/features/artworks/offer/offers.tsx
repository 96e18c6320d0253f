import { LateDrawing } from '@gallery/shared/brand/icons/drawing';
import styles from './offers.module.css';

const offers = [
  { title: 'On-site art tour and consultation', motif: 'path' },
  { title: 'Proof of authenticity', motif: 'kola' },
  { title: 'Gallery Appraisal', motif: 'moon' },
  { title: 'Global shipping', motif: 'voyage' },
] as const;

export function Offers() {
  return (
    <div className="page">
      <section className={styles.offers} aria-labelledby={headingId}>
        <h2 id={headingId}>What we offer</h2>
        <ul className={styles.tiles}>
          {offers.map(({ title, motif }) => (
            <li key={title} className={styles.tile}>
              <LateDrawing motif={motif} className={styles.icon} />
              <h3>{title}</h3>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const headingId = 'what-we-offer';
