import { artworkTypes } from '@gallery/shared/contract/catalogue/artwork-types';
import { SelectField, TextAreaField, TextField } from '@gallery/shared/forms';
import { ArtistEmailField } from './artist-email-field';

export function ArtworkFields() {
  return (
    <>
      <TextField name="name_of_artwork" label="Artwork name" autoComplete="off" wide />
      <SelectField name="type_of_artwork" label="Type" options={artworkTypes} />
      <TextField name="price" label="Price" type="number" inputMode="numeric" min={1} autoComplete="off" />
      <ArtistEmailField />
      <TextAreaField name="description" label="Description" rows={6} wide />
    </>
  );
}
