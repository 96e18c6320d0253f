import { CreateArtwork } from '../features/artworks/create-artwork';
import { OfficePage } from '../features/office/office-page';
import { PictureField } from '../features/uploads/picture-field';

export function CreateArtworkScreen() {
  return (
    <OfficePage title="Create Artwork">
      <CreateArtwork picture={<PictureField />} />
    </OfficePage>
  );
}
