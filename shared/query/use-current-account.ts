import { useSession } from '@gallery/shared/host';
import { getJsonOrNull } from '@gallery/shared/http';
import { useQuery } from '@gallery/shared/query';
import { useEffect, useState } from 'react';
import { type OwnAccountAnswer, ownAccountPath } from '../contract/account/account';

/**
 * Updates the session's copy of the account when the page opens and on each return to it, because another device may
 * have changed the email address. Asks nothing without a session. An older API answers 404, and the copy stays.
 */
export function useCurrentAccount(): void {
  const { user, isLoggedIn, updateUser } = useSession();
  const [openedAt] = useState(Date.now);
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['account', user?._id],
    queryFn: ({ signal }) => getJsonOrNull<OwnAccountAnswer>(ownAccountPath, signal),
    enabled: isLoggedIn && user !== null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer counts, because this tab can change the account after it
  useEffect(() => {
    const isOlder = dataUpdatedAt < openedAt;
    if (!data || !user || isOlder || data.user._id !== user._id) return;
    const current = { ...user, ...data.user };
    if (JSON.stringify(current) !== JSON.stringify(user)) updateUser(current);
  }, [dataUpdatedAt]);
}
