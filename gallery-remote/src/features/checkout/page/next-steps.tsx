import { standardDays } from '@gallery/shared/contract/settings/settings';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatDayOfMonth, formatShortMonth } from '@gallery/shared/domain/time';
import { returnsPath } from '@gallery/shared/paths/gallery-paths';
import { useGalleryFacts } from '@gallery/shared/query/gallery-facts';
import { Link } from '@gallery/shared/router';
import { type Step, Steps } from '@gallery/shared/ui/order/steps';
import { useState } from 'react';
import styles from './checkout-page.module.css';

type NextStepsProps = {
  collects: boolean;
  /** What the quote says of the delivery, such as 'two to four days'. */
  days?: string;
  isGuest: boolean;
  isOnRequest: boolean;
};

export function NextSteps({ collects, days, isGuest, isOnRequest }: NextStepsProps) {
  const { return_days = standardDays.return } = useGalleryFacts();
  const [now] = useState(Date.now);
  return (
    <section className={styles.next} aria-labelledby="what-happens-next">
      <h2 id="what-happens-next" className={styles.nextHeading}>
        What happens next
      </h2>
      <Steps steps={isOnRequest ? stepsOnRequest(isGuest) : stepsOf(now, collects, days, isGuest)} />
      <p className={styles.note}>
        You can return it within {countOf(return_days, 'day')} of its arrival.{' '}
        <Link className="link" to={returnsPath}>
          How returns work
        </Link>
      </p>
    </section>
  );
}

function stepsOf(now: number, collects: boolean, days: string | undefined, isGuest: boolean): Step[] {
  const arrival: Step = collects
    ? { label: 'You collect it from the gallery', when: 'On that day' }
    : { label: 'We deliver it to your door, insured', when: days ? `Within ${days}` : 'On that day' };
  return [
    { label: 'You pay, and the work is yours', status: 'Pending', when: 'Today' },
    { label: `Your invoice and certificate are in your ${isGuest ? 'order' : 'account'}`, when: 'Today' },
    { label: 'We pack it and call to arrange a day', when: dayAfter(now, 2) },
    arrival,
  ];
}

function stepsOnRequest(isGuest: boolean): Step[] {
  return [
    { label: 'We email you the price of the delivery', status: 'Pending', when: 'In a working day' },
    { label: 'You pay, and the work is yours', when: 'When you agree' },
    { label: `Your invoice and certificate are in your ${isGuest ? 'order' : 'account'}`, when: 'At once' },
    { label: 'We deliver it to your door, insured', when: 'On an agreed day' },
  ];
}

/** Formats as 'Nov 28'. */
function dayAfter(now: number, days: number): string {
  const day = new Date(now + days * 86_400_000).toISOString();
  return `${formatShortMonth(day)} ${formatDayOfMonth(day)}`;
}
