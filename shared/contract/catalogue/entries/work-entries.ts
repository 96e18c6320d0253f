export const entryKinds = ['provenance', 'exhibition', 'condition'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const entryKindLabels: Record<EntryKind, string> = {
  provenance: 'Provenance',
  exhibition: 'Exhibition',
  condition: 'Condition report',
};

/** Holds the lines of both fields of a form, and as many entries besides. */
export const maxWorkEntries = 120;
export const maxEntryDate = 40;
export const maxEntryText = 1_000;
export const maxEntryPictures = 4;

/** For administrators. Each changes the work's version, and answers an old one with 409. */
export const workEntryPaths = {
  /** POST adds an entry at the end. PUT sets the order. */
  all: (artworkId: string) => `/artwork/${encodeURIComponent(artworkId)}/entries`,
  one: (artworkId: string, id: string) => `${workEntryPaths.all(artworkId)}/${encodeURIComponent(id)}`,
  /** POST adds a picture at the end. */
  pictures: (artworkId: string, id: string) => `${workEntryPaths.one(artworkId, id)}/pictures`,
  picture: (artworkId: string, id: string, picture: string) =>
    `${workEntryPaths.pictures(artworkId, id)}/${encodeURIComponent(picture)}`,
};
