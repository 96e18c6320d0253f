import type { ReleaseRecord } from '@gallery/shared/contract/releases/releases';
import { standardSteps } from '@gallery/shared/contract/releases/releases';
import type { RemoteReleases } from './release-text';

const menuActions = ['promote', 'canary', 'pin', 'unpin', 'preview'] as const;
export type MenuAction = (typeof menuActions)[number];
type ActionKind = MenuAction | 'rollback' | 'advance';

/** `remote` is as it was when the dialog opened: what is confirmed is what was read. */
export type ReleaseAction = { kind: ActionKind; remote: RemoteReleases; digest?: string };

/** Releases that an action may name, the newest first. What was taken back comes back by promoting alone. */
export function choicesOf({ live, next, pin, others }: RemoteReleases, kind: ActionKind): ReleaseRecord[] {
  const known = [next, live, pin, ...others].filter((release) => release !== null);
  const once = known.filter(({ digest }, at) => known.findIndex((one) => one.digest === digest) === at);
  return once.filter(({ digest, state }) => {
    if (state === 'refused') return false;
    if (state === 'withdrawn') return kind === 'promote';
    return kind === 'pin' || kind === 'preview' || digest !== live?.digest;
  });
}

/** What all visitors get again: live, where a canary runs; else the release before it. */
export function rollbackOf({ live, next, canary, others }: RemoteReleases) {
  if (canary && next && live) return { away: next, back: live, share: canary.share };
  const back = others.find(({ state }) => state === 'replaced');
  return live && back ? { away: live, back, share: 100 } : null;
}

/** What may come next; else what was taken back since the live release is live. */
export function nextOf({ live, next, others }: RemoteReleases): ReleaseRecord | null {
  if (next) return next;
  const withdrawn = others.filter(
    ({ state, since }) => state === 'withdrawn' && since >= (live?.since ?? ''),
  );
  return [...withdrawn].sort((a, b) => b.since.localeCompare(a.since))[0] ?? null;
}

/** The next share of a running canary; `null` where only all visitors are left. */
export function nextShare({ canary }: RemoteReleases): number | null {
  if (!canary) return null;
  const steps = canary.steps.length > 0 ? canary.steps : standardSteps;
  const next = steps.find((share) => share > canary.share);
  return next && next < 100 ? next : null;
}

/** For the menu of a remote. */
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
