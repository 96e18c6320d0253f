import { artworkTypes } from '@gallery/shared/contract/catalogue/artwork-choices';
import { SelectField, TextAreaField, TextField } from '@gallery/shared/forms';
import { ArtistEmailField } from './artist-email-field';
import { artworkLabels } from './artwork-labels';

type ArtworkFieldsProps = {
  priceLock?: string;
};

export function ArtworkFields({ priceLock }: ArtworkFieldsProps) {
  return (
    <>
      <TextField name="name_of_artwork" label={artworkLabels.name_of_artwork} autoComplete="off" wide />
      <SelectField name="type_of_artwork" label={artworkLabels.type_of_artwork} options={artworkTypes} />
      <TextField
        name="price"
        label={artworkLabels.price.label}
        type="number"
        inputMode="numeric"
        min={1}
        autoComplete="off"
        readOnly={priceLock !== undefined}
        hint={priceLock}
      />
      <ArtistEmailField />
      <TextAreaField name="description" label={artworkLabels.description} rows={6} wide />
    </>
  );
}
