import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { LotTable } from '../../features/auctions/lot-table';
import { AdminPage } from '../../features/layout/admin-page';

export function AuctionsScreen() {
  return (
    <AdminPage title="Auctions" tools={<ButtonLink to="/admin/create-lot">Create lot</ButtonLink>}>
      <LotTable />
    </AdminPage>
  );
}
