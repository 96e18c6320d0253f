import { CreateArtist } from '../../features/artists/create-artist';
import { AdminPage } from '../../features/layout/admin-page';

export function CreateArtistScreen() {
  return (
    <AdminPage title="Create Artist">
      <CreateArtist />
    </AdminPage>
  );
}
