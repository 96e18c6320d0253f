import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { useBackToClose } from '@gallery/shared/ui/controls/use-back-to-close';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { Empty } from '@gallery/shared/ui/loading/empty';
import type { ReactNode } from 'react';
import { useServerClock } from './clock/use-server-clock';
import type { Lots } from './lot.queries';
import { LotCard } from './lot-card';
import styles from './lot-list.module.css';

const HowToBid = deferred(
  async () => (await import(/* webpackChunkName: "how-to-bid" */ './how-to-bid')).HowToBid,
);

type LotListProps = {
  answer: Lots;
  enquiry: (work: ListedArtwork, labelledBy: string) => ReactNode;
};

export function LotList({ answer, enquiry }: LotListProps) {
  const now = useServerClock(answer.now);
  const { shown, show, close } = useBackToClose();
  const selected = answer.lots.find(({ _id }) => shown === _id);
  if (answer.lots.length === 0) {
    return (
      <Empty message="No art is on auction now">
        <ButtonLink to="/artist">View artworks</ButtonLink>
      </Empty>
    );
  }
  return (
    <div className={styles.lots}>
      {answer.lots.map((lot, place) => (
        <LotCard key={lot._id} lot={lot} now={now} priority={place === 0} onBid={() => show(lot._id)} />
      ))}
      {selected && <HowToBid lot={selected} enquiry={enquiry} onClose={close} />}
    </div>
  );
}
