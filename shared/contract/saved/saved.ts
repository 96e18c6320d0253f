export type {
  ListLinkAnswer,
  ListMadeAnswer,
  MergedAnswer,
  SavedIdsAnswer,
  SavedList,
  SavedListAnswer,
  SavedListsAnswer,
  SavedWork,
  SavedWorksAnswer,
  SharedListAnswer,
  ShownAnswer,
} from './saved.schema';

/** Paths that end in an id are the caller's own lists and saved works, except `shared`, which anybody may read. */
export const savedPaths = {
  lists: '/saved/lists',
  list: (id: string) => `/saved/lists/${encodeURIComponent(id)}`,
  /** POST turns the link on, DELETE off. */
  link: (id: string) => `/saved/lists/${encodeURIComponent(id)}/link`,
  /** GET answers the ids of all saved works, POST saves one. */
  works: '/saved/works',
  /** PUT changes the note, DELETE removes the work from its list. */
  work: (artworkId: string) => `/saved/works/${encodeURIComponent(artworkId)}`,
  /** PUT moves a work within its list, or to another one. */
  place: (artworkId: string) => `/saved/works/${encodeURIComponent(artworkId)}/place`,
  /** Adds the works that a device saved before its visitor logged in. */
  merge: '/saved/merge',
  /** Answers the works that a device has saved. Needs no account. */
  cards: '/saved/cards',
  /** GET answers whether staff see the caller's saved works, PUT changes it. */
  shown: '/saved/shown',
  shared: (token: string) => `/list/${encodeURIComponent(token)}`,
};

/** Counts the read as a visit. Later reads of the same page leave it out. */
export const sharedVisit = '?visit=true';

export const maxLists = 100;
export const maxWorksInList = 2_000;
/** Of one person, in all lists. */
export const maxSavedWorks = 10_000;
/** Without an account. */
export const maxWorksOnDevice = 100;
export const maxListName = 60;
export const maxNote = 500;

/** Lower case, because the edge compares addresses in lower case: 128 bits. */
export const listTokenPattern = /^[0-9a-f]{32}$/;
