import { bidderPaths } from '@gallery/shared/contract/auctions/auction';
import { sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

/** Sent once for each link, however often the page is rendered. */
export const confirmationQuery = (token: string) =>
  queryOptions({
    queryKey: ['email confirmation', token],
    queryFn: () => sendJson<{ message: string }>('POST', bidderPaths.confirmEmail, { token }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
