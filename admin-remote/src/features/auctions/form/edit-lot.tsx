import { useQuery } from '@gallery/shared/query';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { UnknownRecord } from '../../../ui/page/unknown-record';
import { adminLotQueries } from '../lot.queries';
import { LotSkeleton } from '../lot-skeleton';
import { LotForm } from './lot-form';

export function EditLot({ id }: { id?: string }) {
  return (
    <Loaded of={useQuery(adminLotQueries.list())} skeleton={<LotSkeleton />}>
      {({ lots }) => {
        if (!id) return <LotForm number={1 + Math.max(0, ...lots.map((lot) => lot.number))} />;
        const lot = lots.find(({ _id }) => _id === id);
        return lot ? (
          <LotForm lot={lot} />
        ) : (
          <UnknownRecord sentence="No lot here" back="Back to the lots" to="/admin/auctions" />
        );
      }}
    </Loaded>
  );
}
