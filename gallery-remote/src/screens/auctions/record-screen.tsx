import type { LotAnswer } from '@gallery/shared/contract/auctions/auction';
import { lotPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { lotPageQueries, recordQueries } from '../../features/auctions/lot/lot.queries';
import { UnknownLot } from '../../features/auctions/page/lot-states';
import { RecordPage } from '../../features/auctions/record/record-page';
import { NotFoundPage } from '../../ui/not-found-page';
import styles from './record-screen.module.css';

export function RecordScreen() {
  const { id = '' } = useParams();
  const lot = useQuery(lotPageQueries.one(id));
  const record = useQuery(recordQueries.one(id));
  return (
    <Loaded of={lot} skeleton={<RecordSkeleton />} wholePage>
      {(answer) =>
        answer ? (
          <Loaded of={record} skeleton={<RecordSkeleton />} wholePage>
            {(found) =>
              found ? (
                <RecordPage key={id} answer={answer} record={found} />
              ) : (
                <RecordNotOpen answer={answer} />
              )
            }
          </Loaded>
        ) : (
          <UnknownLot />
        )
      }
    </Loaded>
  );
}

function RecordNotOpen({ answer: { lot } }: { answer: LotAnswer }) {
  return (
    <NotFoundPage
      title="The record is not open yet"
      description={`The record of lot ${lot.number} opens when the lot has ended.`}
      message="The record of a lot opens when the lot has ended; before, nobody sees what another is ready to pay."
      link={{ to: lotPath(lot._id), label: `Back to lot ${lot.number}` }}
    />
  );
}

function RecordSkeleton() {
  return (
    <div className={`page ${styles.loading}`}>
      <div className={styles.verdict}>
        <Spinner />
        <p>Loading the record</p>
      </div>
      <div className={styles.steps} />
    </div>
  );
}
