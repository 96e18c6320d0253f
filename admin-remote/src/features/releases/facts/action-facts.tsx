import type { ReactNode } from 'react';
import styles from './action-facts.module.css';

export function ActionFacts({ facts }: { facts: readonly [name: string, value: ReactNode][] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export const reachText = 'Every edge within 5 s. Open pages keep their release until they are loaded again.';
