import { settlementPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { useParams, useSearchParams } from '@gallery/shared/router';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { AdminPage } from '../../features/layout/admin-page';
import { earlierMonths, monthOf } from '../../features/settlement/month';
import { settlementQueries } from '../../features/settlement/settlement.queries';
import { StatementView } from '../../features/settlement/statement-view';
import { SelectFilter } from '../../ui/filters/filters';
import { UnknownRecord } from '../../ui/page/unknown-record';

export function StatementScreen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const month = monthOf(params);
  const statement = useQuery(settlementQueries.statement({ artist: id, month }));
  return (
    <AdminPage
      title="Statement"
      of={id}
      aside={statement.data?.artist.name}
      tools={<SelectFilter name="month" label="Month" all="This month" options={earlierMonths()} />}
    >
      <Loaded of={statement} skeleton={<Spinner />}>
        {(answer) =>
          answer ? (
            <StatementView key={month} statement={answer} />
          ) : (
            <UnknownRecord sentence="No artist here" back="Back to the settlement" to={settlementPath} />
          )
        }
      </Loaded>
    </AdminPage>
  );
}
