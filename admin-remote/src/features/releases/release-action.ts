import { type ReleaseRecord, standardSteps } from '@gallery/shared/contract/releases/releases';
import type { RemoteReleases } from './release-text';

const menuActions = ['promote', 'canary', 'pin', 'unpin', 'preview'] as const;
export type MenuAction = (typeof menuActions)[number];
type ActionKind = MenuAction | 'rollback' | 'advance';

/** Keeps `remote` as it was when the dialog opened, so that staff confirm what they read. */
export type ReleaseAction = { kind: ActionKind; remote: RemoteReleases; digest?: string };

/** Returns the releases that an action may name, the newest first. Only a promotion may name a rolled-back release. */
export function choicesOf({ live, next, pin, others }: RemoteReleases, kind: ActionKind): ReleaseRecord[] {
  const known = [next, live, pin, ...others].filter((release) => release !== null);
  const once = known.filter(({ digest }, at) => known.findIndex((one) => one.digest === digest) === at);
  return once.filter(({ digest, state }) => {
    if (state === 'refused') return false;
    if (state === 'withdrawn') return kind === 'promote';
    return kind === 'pin' || kind === 'preview' || digest !== live?.digest;
  });
}

/** Returns the release that a rollback shows: the live one during a canary, else the previous one. */
export function rollbackOf({ live, next, canary, others }: RemoteReleases) {
  if (canary && next && live) return { away: next, back: live, share: canary.share };
  const back = others.find(({ state }) => state === 'replaced');
  return live && back ? { away: live, back, share: 100 } : null;
}

/** Returns the next release, else one that was rolled back since the live release went live. */
export function nextOf({ live, next, others }: RemoteReleases): ReleaseRecord | null {
  if (next) return next;
  const withdrawn = others.filter(
    ({ state, since }) => state === 'withdrawn' && since >= (live?.since ?? ''),
  );
  return [...withdrawn].sort((a, b) => b.since.localeCompare(a.since))[0] ?? null;
}

/** Returns the next share of a running canary, or `null` if only 100% is left. */
export function nextShare({ canary }: RemoteReleases): number | null {
  if (!canary) return null;
  const steps = canary.steps.length > 0 ? canary.steps : standardSteps;
  const next = steps.find((share) => share > canary.share);
  return next && next < 100 ? next : null;
}

export function possibleActions(remote: RemoteReleases): MenuAction[] {
  const possible: Record<MenuAction, boolean> = {
    promote: choicesOf(remote, 'promote').length > 0,
    canary: !remote.canary && remote.live !== null && choicesOf(remote, 'canary').length > 0,
    pin: !remote.pin && choicesOf(remote, 'pin').length > 0,
    unpin: remote.pin !== null,
    preview: choicesOf(remote, 'preview').length > 0,
  };
  return menuActions.filter((kind) => possible[kind]);
}
