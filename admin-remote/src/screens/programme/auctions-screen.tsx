import { AuctionTable } from '../../features/auctions/list/auction-table';
import { CreateAuction } from '../../features/auctions/list/create-auction';
import { AdminPage } from '../../features/layout/admin-page';

export function AuctionsScreen() {
  return (
    <AdminPage title="Auctions" tools={<CreateAuction />}>
      <AuctionTable />
    </AdminPage>
  );
}
