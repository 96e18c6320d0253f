import type { ReactNode } from 'react';
import type { RemoteReleases } from '../release-text';
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

export const reachText = 'On every edge within 5 s. Open pages keep their release until reloaded.';

export function ExceededGates({ gates }: { gates: RemoteReleases['gates'] }) {
  const exceeded = gates.filter((gate) => gate.exceeded);
  if (exceeded.length === 0) return null;
  return (
    <p className={styles.exceeded}>
      <strong>Explain in the reason:</strong>{' '}
      {exceeded.map(({ name, change }) => `${name} ${change}`.trim()).join('; ')}.
    </p>
  );
}
