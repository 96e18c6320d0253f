import { formatDate } from '@gallery/shared/domain/time';
import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { figuresQuery } from '../../features/figures/figures.queries';
import { FiguresView } from '../../features/figures/figures-view';
import {
  isPeriod,
  type Period,
  type PeriodChoice,
  periodOf,
  periodWeeks,
  todayInLagos,
} from '../../features/figures/period';
import { AdminPage } from '../../features/layout/admin-page';
import { Filtered } from '../../ui/filters/filtered';
import { DateFilter } from '../../ui/filters/filters';
import { ChoiceChips } from '../../ui/selection/choice-chips';
import styles from './figures-screen.module.css';

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

type PeriodChoiceProps = { choice: PeriodChoice; period: Period };

function PeriodChips({ choice, period }: PeriodChoiceProps) {
  const [, setParams] = useSearchParams();
  return (
    <ChoiceChips
      label="Period"
      hidesLabel
      choices={choices}
      value={choice}
      onChoose={(chosen) =>
        setParams(chosen === 'days' ? { from: period.from, to: period.to } : { weeks: chosen })
      }
    />
  );
}

const names = { 13: '13 weeks', 26: '26 weeks', 52: 'Year' };
const choices: { value: PeriodChoice; label: string }[] = [
  ...periodWeeks.map((weeks) => ({ value: weeks, label: names[weeks] })),
  { value: 'days', label: 'Choose dates…' },
];

function ChosenDays() {
  return (
    <div className={styles.days}>
      <DateFilter name="from" label="From" />
      <DateFilter name="to" label="To" />
    </div>
  );
}
