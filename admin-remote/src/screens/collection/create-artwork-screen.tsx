import { CreateArtwork } from '../../features/artworks/form/create-artwork';
import { AdminPage } from '../../features/layout/admin-page';
import { PictureField } from '../../features/uploads/picture-field';

export function CreateArtworkScreen() {
  return (
    <AdminPage title="Create Artwork">
      <CreateArtwork picture={<PictureField />} />
    </AdminPage>
  );
}
