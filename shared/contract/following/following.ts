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

/** An address without an account follows an artist, once its owner has confirmed it. */
export const followByEmailPaths = {
  ask: '/following/by-email',
  /** The same for a form without scripts, whose answer is a page. */
  askPage: '/following/by-email/page',
  /** The links in the emails. GET shows a page with a button, and POST does what it says. */
  confirm: (token: string) => `/following/by-email/confirm/${encodeURIComponent(token)}`,
  stop: (token: string) => `/following/by-email/stop/${encodeURIComponent(token)}`,
};

/** Says the same about a known and an unknown address. */
export const followAskedMessage = 'Almost following. Open the email that we have sent you, and confirm.';

/** Of confirmations that one address gets in a day. */
export const maxFollowEmails = 10;
