const prefix = 'bid ';

/** Returns the session storage key of the amount that was typed for a lot. */
export function savedBidKey(lotId: string): string {
  return prefix + lotId;
}

/** Returns the lot whose amount was typed last in this tab and not placed, or `null`. */
export function lotOfSavedBid(): string | null {
  try {
    const key = Object.keys(sessionStorage)
      .filter((name) => name.startsWith(prefix))
      .at(-1);
    return key ? key.slice(prefix.length) : null;
  } catch {
    // A browser may refuse its storage.
    return null;
  }
}
