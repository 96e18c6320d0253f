import { ReferenceRates } from '../features/currencies/rates-form';
import { AdminPage } from '../features/layout/admin-page';

export function CurrenciesScreen() {
  return (
    <AdminPage title="Currencies">
      <ReferenceRates />
    </AdminPage>
  );
}
