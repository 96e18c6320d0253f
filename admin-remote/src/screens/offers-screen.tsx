import { AdminPage } from '../features/layout/admin-page';
import { OfferList } from '../features/offers/offer-list';
import { SelectFilter } from '../ui/filters/select-filter';

export function OffersScreen() {
  return (
    <AdminPage
      title="Offers"
      tools={<SelectFilter name="open" label="Show" all="All offers" options={states} />}
    >
      <OfferList />
    </AdminPage>
  );
}

const states = [{ value: 'true', label: 'Waiting for us' }];
