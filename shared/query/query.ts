export type { DehydratedState } from '@tanstack/react-query';
export {
  dehydrate,
  hydrate,
  infiniteQueryOptions,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
