import { onRequestText } from '@gallery/shared/contract/catalogue/artwork';
import { SelectField } from '@gallery/shared/forms';
import { artworkLabels } from './artwork-labels';

const options = [
  { value: 'false', label: 'The amount' },
  { value: 'true', label: onRequestText },
];

/** Only an existing work has this choice. */
export function PublicPriceField() {
  return (
    <SelectField
      name="price_on_request"
      label={artworkLabels.price_on_request.label}
      options={options}
      hint="While the price is on request, only staff see the amount."
    />
  );
}
