import { brand } from '@gallery/shared/brand';
import { Divider } from '@gallery/shared/brand/icons/divider';
import type { ReactNode } from 'react';
import styles from './founder.module.css';
import { biography } from './founder-biography';

export function Founder({ children }: { children: ReactNode }) {
  const { name, role } = brand.founder;
  return (
    <section className={`page ${styles.founder}`} aria-labelledby={headingId}>
      <div className={styles.picture}>{children}</div>
      <div className={styles.text}>
        <h1>About</h1>
        <p className={styles.belief}>{brand.story}</p>
        <Divider className={styles.divider} />
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
