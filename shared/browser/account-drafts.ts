import { savedBidKey } from './saved-bid';

const prefix = 'account-draft:';

/** Returns the session storage key of text that an account typed and did not send yet. */
export const accountDraftKey = (name: string) => `${prefix}${name}`;

/** Removes what an account typed in this tab, at the end of its session: drafts, and amounts of bids. */
export function forgetAccountDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if ([prefix, savedBidKey('')].some((one) => key.startsWith(one))) sessionStorage.removeItem(key);
  } catch {
    // A browser that forbids storage has saved nothing.
  }
}
