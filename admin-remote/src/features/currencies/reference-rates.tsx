import { useQuery } from '@gallery/shared/query';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { LoadingArea } from '@gallery/shared/ui/loading/loading-area';
import { currencyQueries } from './currency.queries';
import { RatesForm } from './rates-form';
import styles from './rates-form.module.css';

export function ReferenceRates() {
  return (
    <Loaded of={useQuery(currencyQueries.rates())} skeleton={<LoadingArea className={styles.loading} />}>
      {(answer) => <RatesForm key={answer.version} answer={answer} />}
    </Loaded>
  );
}
