export const artworkListPath = '/admin/admin-all-art-works';
export const createArtworkPath = '/admin/create-artwork';
export const editArtworkPath = (id: string) => `/admin/edit-artwork/${id}`;
