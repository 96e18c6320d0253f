export const artistListPath = '/admin/admin-all-artist';
export const createArtistPath = '/admin/create-artist';
export const editArtistPath = (id: string) => `/admin/edit-admin-artist/${id}`;
