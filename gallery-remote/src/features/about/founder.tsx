import { brand } from '@gallery/shared/brand';
import { Drawing } from '@gallery/shared/brand/icons/drawing';
import type { ReactNode } from 'react';
import styles from './founder.module.css';

/** Separate from the brand's other facts, because only one page needs it. */
const biography = [
  'Ijeoma Okwuosa grew up in Nri, where her grandmother drew uli on the walls of the family compound before every harvest and let the rain take the drawings away again. She has said that this was her first lesson about art: somebody made it with her whole attention, and somebody else had to be there to see it.',
  'She read law in Nsukka and London, was called to the Nigerian bar, and advised painters and sculptors on contracts long before most of them thought that they needed one. In between she founded two technology companies, one for mobile payments and one for the registers of small museums. From the first she learned how a sale becomes simple, from the second how easily the story of a work is lost.',
  'Uli Gallery opened in Ikoyi with eleven works and four chairs. It still shows few works at a time, writes down where each of them comes from, and pays its artists within a week of a sale. Ijeoma looks at every portfolio herself, mostly on Sunday mornings, and answers every letter.',
];

export function Founder({ children }: { children: ReactNode }) {
  const { name, role } = brand.founder;
  return (
    <section className={`page ${styles.founder}`} aria-labelledby={headingId}>
      <div className={styles.picture}>{children}</div>
      <div className={styles.text}>
        <h1>About</h1>
        <p className={styles.belief}>{brand.story}</p>
        <Drawing motif="divider" className={styles.divider} />
        <div>
          <h2 id={headingId}>{name}</h2>
          <p className={styles.role}>
            Founder of {brand.name}, {role}
          </p>
        </div>
        {biography.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

const headingId = 'founder';
