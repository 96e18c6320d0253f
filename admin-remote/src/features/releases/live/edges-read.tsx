import type { ReleasesAnswer } from '@gallery/shared/contract/releases/releases';
import { counted } from '../release-text';
import styles from './edges-read.module.css';

/** How long ago the slowest edge read the registry, by the database's clock. */
export function EdgesRead({ answer: { edges, now } }: { answer: ReleasesAnswer }) {
  if (edges.length === 0) return <span>No edge has read the registry</span>;
  const slowest = Math.min(...edges.map(({ read_at }) => Date.parse(read_at)));
  const seconds = Math.max(0, Math.round((Date.parse(now) - slowest) / 1000));
  return (
    <span className={styles.edges}>
      {counted(edges.length, 'edge')} read the registry {seconds} s ago
    </span>
  );
}
