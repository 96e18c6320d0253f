import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { AdminPage } from '../../features/layout/admin-page';
import { earlierMonths, monthOf } from '../../features/settlement/month';
import { settlementQueries } from '../../features/settlement/settlement.queries';
import { SettlementView } from '../../features/settlement/settlement-view';
import { SelectFilter } from '../../ui/filters/filters';

export function SettlementScreen() {
  const [params] = useSearchParams();
  const settlement = useQuery(settlementQueries.month(monthOf(params)));
  return (
    <AdminPage
      title="Settlement"
      tools={<SelectFilter name="month" label="Month" all="This month" options={earlierMonths()} />}
    >
      <Loaded of={settlement} skeleton={<Spinner />}>
        {(answer) => <SettlementView settlement={answer} />}
      </Loaded>
    </AdminPage>
  );
}
