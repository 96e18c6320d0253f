/** All visitors get `live`, a canary's visitors its release, and a pin overrides both. Values are digests. */
export type ReleaseLayers = {
  live: string | null;
  canary: Canary | null;
  pin: string | null;
};

/** `run` names this canary alone, and selects its visitors together with their seeds. `share` is in percent. */
export type Canary = { digest: string; share: number; run: string };

/**
 * Returns a visitor's release. `place` is the visitor's position from 0 up to 100, so a canary keeps its visitors when its
 * share grows. If `isOpen` refuses a release, because its files have not arrived, the next lower layer applies.
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
