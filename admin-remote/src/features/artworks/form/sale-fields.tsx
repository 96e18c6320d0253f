import { onRequestText } from '@gallery/shared/contract/catalogue/artwork';
import { SelectField } from '@gallery/shared/forms';
import { artworkLabels } from './artwork-labels';

const priceOptions = [
  { value: 'false', label: 'The amount' },
  { value: 'true', label: onRequestText },
];
const offerOptions = [
  { value: 'false', label: 'No offers' },
  { value: 'true', label: 'Collectors may offer' },
];

/** How the work is sold. Only an existing work has these choices. */
export function SaleFields() {
  return (
    <>
      <SelectField
        name="price_on_request"
        label={artworkLabels.price_on_request.label}
        options={priceOptions}
        hint="While the price is on request, only staff see the amount."
      />
      <SelectField
        name="open_to_offers"
        label={artworkLabels.open_to_offers.label}
        options={offerOptions}
        hint="You answer offers under “Offers”."
      />
    </>
  );
}
