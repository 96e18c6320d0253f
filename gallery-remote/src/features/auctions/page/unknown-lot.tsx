import { auctionsPath } from '@gallery/shared/paths/gallery-paths';
import { NotFoundPage } from '../../../ui/not-found-page';

export function UnknownLot() {
  return (
    <NotFoundPage
      title="Lot not found"
      description="This lot is not in an auction of the gallery."
      message="There is no lot at this address. It may have left the auction, or the address may be mistyped."
      link={{ to: auctionsPath, label: 'See all lots' }}
    />
  );
}
