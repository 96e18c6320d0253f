import { CreateArtist } from '../../features/artists/create-artist';
import { AdminPage } from '../../features/layout/admin-page';
import { PictureField } from '../../features/uploads/picture-field';

export function CreateArtistScreen() {
  return (
    <AdminPage title="Create Artist">
      <CreateArtist portrait={<PictureField label="Upload portrait" />} />
    </AdminPage>
  );
}
