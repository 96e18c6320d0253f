import { CreateArtwork } from '../../features/artworks/form/create-artwork';
import { OfficePage } from '../../features/layout/admin-page';
import { PictureField } from '../../features/uploads/picture-field';

export function CreateArtworkScreen() {
  return (
    <OfficePage title="Create Artwork">
      <CreateArtwork picture={<PictureField />} />
    </OfficePage>
  );
}
