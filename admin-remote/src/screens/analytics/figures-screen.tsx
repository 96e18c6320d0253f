import { formatDate } from '@gallery/shared/domain/time';
import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { figuresQuery } from '../../features/figures/figures.queries';
import { FiguresView } from '../../features/figures/figures-view';
import { ChosenDays, PeriodChips } from '../../features/figures/parts/period-tools';
import { isPeriod, periodOf, todayInLagos } from '../../features/figures/period';
import { AdminPage } from '../../features/layout/admin-page';
import { Filtered } from '../../ui/filters/filtered';

export function FiguresScreen() {
  const [params] = useSearchParams();
  const { choice, from, to } = periodOf(params, todayInLagos());
  const period = { from, to };
  const isValid = isPeriod(period);
  const figures = useQuery({ ...figuresQuery(period), enabled: isValid });
  return (
    <AdminPage
      title="Sales figures"
      aside={isValid && `${dateOf(from)} to ${dateOf(to)}`}
      tools={<PeriodChips choice={choice} period={period} />}
    >
      {choice === 'days' && <ChosenDays />}
      {isValid ? (
        <Filtered of={figures} skeleton={<Spinner />}>
          {(answer) => <FiguresView figures={answer} period={period} />}
        </Filtered>
      ) : (
        <Empty message="Choose a first day and a last day, at most a year apart." />
      )}
    </AdminPage>
  );
}

const dateOf = (day: string) => formatDate(`${day}T12:00:00Z`);
