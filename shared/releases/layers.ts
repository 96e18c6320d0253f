/** What of a remote visitors get: live, unless they are among those who try the canary, unless all are pinned. Releases are named by digest. */
export type ReleaseLayers = {
  live: string | null;
  canary: Canary | null;
  pin: string | null;
};

/** `run` names this canary alone, and decides with a visitor's seed who is in it; `share` is in percent. */
export type Canary = { digest: string; share: number; run: string };

/**
 * The release that a visitor gets.
 * `place`: the visitor's own, 0 up to 100; who is in a canary stays in it when its share grows.
 * A release that `isOpen` refuses (its files are not here yet) is passed over for the next lower layer.
 */
export function resolveRelease(
  { live, canary, pin }: ReleaseLayers,
  place: number,
  isOpen: (digest: string) => boolean = () => true,
): string | null {
  if (pin && isOpen(pin)) return pin;
  if (!pin && canary && place < canary.share && isOpen(canary.digest)) return canary.digest;
  return live && isOpen(live) ? live : null;
}
