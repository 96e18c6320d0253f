import { useSearchParams } from '@gallery/shared/router';
import { DateFilter } from '../../../ui/filters/filters';
import { ChoiceChips } from '../../../ui/selection/choice-chips';
import { type Period, type PeriodChoice, periodWeeks } from '../period';
import styles from './period-tools.module.css';

type PeriodChoiceProps = { choice: PeriodChoice; period: Period };

export function PeriodChips({ choice, period }: PeriodChoiceProps) {
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

export function ChosenDays() {
  return (
    <div className={styles.days}>
      <DateFilter name="from" label="From" />
      <DateFilter name="to" label="To" />
    </div>
  );
}
