import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { LotTable } from '../../features/auctions/lot-table';
import { OfficePage } from '../../features/layout/admin-page';

export function AuctionsScreen() {
  return (
    <OfficePage title="Auctions" tools={<ButtonLink to="/admin/create-lot">Create lot</ButtonLink>}>
      <LotTable />
    </OfficePage>
  );
}
