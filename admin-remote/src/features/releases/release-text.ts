import type { ReleaseRecord, ReleasesAnswer } from '@gallery/shared/contract/releases/releases';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';

export type RemoteReleases = ReleasesAnswer['remotes'][number];

/** Formats as '14:52' on the day of `now`, else as 'Nov 20, 16:05'. */
export function formatWhen(at: string, now: string): string {
  return formatDay(at) === formatDay(now) ? formatTime(at) : formatDayAndTime(at);
}

/** Formats as 'Nov 20, 16:05'. */
export function formatDayAndTime(at: string): string {
  return `${formatDay(at).replace(/, \d+$/, '')}, ${formatTime(at)}`;
}

/** Formats as 'Nov 20, 16:05, gallery team: smaller header'. */
export function howItCame({ since, by, reason }: ReleaseRecord, now: string): string {
  return `${formatWhen(since, now)}, ${actorOf(by)}${reason && `: ${reason}`}`;
}

/** Names 'by evidence' as the actor when the API rolled back or advanced a canary. */
export function actorOf(by: string): string {
  return by === 'evidence' ? 'by evidence' : by;
}

export function signedBy({ key }: Pick<ReleaseRecord, 'key'>): string {
  return key === null ? 'unsigned' : `signed by ${key}`;
}

/** Returns the versions, with the beginning of the digests if two releases have the same label. */
export function versionsOf(releases: readonly ReleaseRecord[]): string[] {
  const areAlike = new Set(releases.map(({ version }) => version)).size < releases.length;
  return releases.map(({ version, digest }) => (areAlike ? `${version} (${digest.slice(0, 8)})` : version));
}

/** Returns the version, with the beginning of the digest beside another build of the same version. */
export function versionBeside(release: ReleaseRecord, other: ReleaseRecord | null | undefined): string {
  const [version = ''] = versionsOf(other ? [release, other] : [release]);
  return version;
}

export function visitors(share: number): string {
  return `${share}% of visitors`;
}
