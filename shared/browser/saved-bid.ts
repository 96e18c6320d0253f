const prefix = 'bid ';

/** Under which the amount that was typed for a lot is saved in this tab. */
export function savedBidKey(lotId: string): string {
  return prefix + lotId;
}

/** The lot for which an amount was typed last in this tab, and not placed; `null` where there is none. */
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
