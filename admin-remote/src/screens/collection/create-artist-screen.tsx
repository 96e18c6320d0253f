import { CreateArtist } from '../../features/artists/create-artist';
import { OfficePage } from '../../features/layout/admin-page';

export function CreateArtistScreen() {
  return (
    <OfficePage title="Create Artist">
      <CreateArtist />
    </OfficePage>
  );
}
