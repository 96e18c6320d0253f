import type { RemoteReleases } from '../release-text';
import styles from './exceeded-gates.module.css';

export function ExceededGates({ gates }: { gates: RemoteReleases['gates'] }) {
  const exceeded = gates.filter((gate) => gate.exceeded);
  if (exceeded.length === 0) return null;
  return (
    <p className={styles.exceeded}>
      <strong>Say why in the reason:</strong>{' '}
      {exceeded.map(({ name, change }) => `${name} ${change}`.trim()).join('; ')}.
    </p>
  );
}
