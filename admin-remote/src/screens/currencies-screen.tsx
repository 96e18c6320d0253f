import { useQuery } from '@gallery/shared/query';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { currencyQueries, RatesForm } from '../features/currencies/rates-form';
import { AdminPage } from '../features/layout/admin-page';
import styles from './currencies-screen.module.css';

export function CurrenciesScreen() {
  const rates = useQuery(currencyQueries.rates());
  return (
    <AdminPage title="Currencies">
      <Loaded of={rates} skeleton={<LoadingArea className={styles.loading} />}>
        {(answer) => <RatesForm key={answer.version} answer={answer} />}
      </Loaded>
    </AdminPage>
  );
}
