export const pictureKinds = ['detail', 'back', 'signature', 'frame', 'other'] as const;
export type PictureKind = (typeof pictureKinds)[number];

export const pictureKindLabels: Record<PictureKind, string> = {
  detail: 'Detail',
  back: 'Back',
  signature: 'Signature',
  frame: 'Frame',
  other: 'Other view',
};

/** Besides the main picture. */
export const maxWorkPictures = 8;
export const maxPictureAlt = 300;

/** For administrators. Each changes the work's version, and answers an old one with 409. */
export const workPicturePaths = {
  /** POST adds a picture at the end. PUT sets the order. */
  all: (artworkId: string) => `/artwork/${encodeURIComponent(artworkId)}/pictures`,
  one: (artworkId: string, id: string) =>
    `/artwork/${encodeURIComponent(artworkId)}/pictures/${encodeURIComponent(id)}`,
};
