import { ButtonLink } from '@gallery/shared/ui/button';
import { Empty } from '@gallery/shared/ui/empty';
import type { Lots } from './lot.queries';
import { LotCard } from './lot-card';
import styles from './lot-list.module.css';
import { useServerClock } from './use-server-clock';

/** All lots on one clock, in the rhythm of the wall: wide and narrow, narrow and wide. */
export function LotList({ answer }: { answer: Lots }) {
  const now = useServerClock(answer);
  if (answer.lots.length === 0) {
    return (
      <Empty sentence="No art is on auction now">
        <ButtonLink to="/artist">View artworks</ButtonLink>
      </Empty>
    );
  }
  return (
    <div className={styles.lots}>
      {answer.lots.map((lot, place) => (
        <LotCard key={lot._id} lot={lot} now={now} priority={place === 0} />
      ))}
    </div>
  );
}
