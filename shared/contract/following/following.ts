export type {
  FollowedArtist,
  FollowedIdsAnswer,
  FollowingAnswer,
  NewsAnswer,
  NewWork,
  SavedSearch,
  SearchSavedAnswer,
} from './following.schema';

export const followingPaths = {
  all: '/following',
  /** Answers the ids of the artists alone. */
  artists: '/following/artists',
  /** PUT follows the artist, DELETE stops. */
  artist: (id: string) => `/following/artists/${encodeURIComponent(id)}`,
  searches: '/following/searches',
  search: (id: string) => `/following/searches/${encodeURIComponent(id)}`,
  /** GET counts the works since the last visit. POST ends that visit. */
  news: '/following/news',
  /** Stops the emails or lets them continue. */
  mails: '/following/mails',
  /** The link in the emails, which needs no log-in. */
  stopMails: (token: string) => `/following/mails/${encodeURIComponent(token)}`,
};

export const maxFollowedArtists = 100;
export const maxSavedSearches = 20;
/** Of the query of an address. */
export const maxSearchQuery = 500;
export const newsDays = 30;
