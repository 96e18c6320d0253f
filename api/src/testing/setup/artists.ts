import { artists } from '../../features/artists/artist.table';
import { setUpAdminApi } from './setup-api';

export const artistForm = {
  firstname: 'Ngọzi',
  lastname: 'Eze',
  email: 'ngozi@artists.example',
  mobile: '+2348030000000',
  artist_bio: 'Born in Nsukka.',
  artist_statement: 'I answer the wall.',
};

export function setUpArtists() {
  const adminApi = setUpAdminApi();
  beforeEach(() => adminApi.db.delete(artists));
  return { adminApi, curator: adminApi.curator };
}
