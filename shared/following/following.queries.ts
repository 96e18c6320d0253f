import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import {
  type FollowedIdsAnswer,
  type FollowingAnswer,
  followingPaths,
  type NewsAnswer,
} from '../contract/following/following';

const all = ['following'];

/** What one person follows. The key contains the account, because the page outlives a log-out. */
export const followingQueries = {
  all,

  mine: (userId: string) =>
    queryOptions({
      queryKey: [...all, userId, 'mine'],
      queryFn: ({ signal }) => getJson<FollowingAnswer>(followingPaths.all, { signal }),
      staleTime: 0,
    }),

  artists: (userId: string) =>
    queryOptions({
      queryKey: [...all, userId, 'artists'],
      queryFn: async ({ signal }) =>
        (await getJson<FollowedIdsAnswer>(followingPaths.artists, { signal })).artists,
    }),

  news: (userId: string) =>
    queryOptions({
      queryKey: [...all, userId, 'news'],
      queryFn: ({ signal }) => getJson<NewsAnswer>(followingPaths.news, { signal }),
    }),
};
