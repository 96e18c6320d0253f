import { useQuery } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { lotPageQueries } from '../../features/auctions/lot/lot-page.queries';
import { UnknownLot } from '../../features/auctions/page/unknown-lot';
import { recordQueries } from '../../features/auctions/record/record.queries';
import { RecordNotOpen } from '../../features/auctions/record/record-not-open';
import { RecordPage } from '../../features/auctions/record/record-page';
import { RecordSkeleton } from '../../features/auctions/record/record-skeleton';

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
