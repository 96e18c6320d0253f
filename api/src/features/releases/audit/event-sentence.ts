import { remoteTitle } from '@gallery/shared/releases/release';
import type { releaseEvents } from './release-event.table';

type Event = typeof releaseEvents.$inferSelect;

/** Describes an event, for example `Promoted Gallery 1.2.0 to all`. */
export function eventSentence({ action, remote, version, detail }: Event): string {
  const release = [remote && remoteTitle(remote), version].filter(Boolean).join(' ');
  const share = Number(detail.share ?? 0);
  const sentences: Record<Event['action'], string> = {
    offer: `Registered ${release} as a candidate`,
    refuse: `Refused ${release}`,
    promote: `Promoted ${release} to all`,
    canary: `Started a canary of ${release} at ${share}%`,
    step: `Raised the canary of ${release} to ${share}%`,
    rollback: `Rolled back to ${release}`,
    'take back': `Rolled back the canary of ${release} at ${share}%`,
    pin: `Pinned ${release}`,
    unpin: `Unpinned ${release}`,
    preview: `Created a preview of ${release}`,
    'auto-promote': `Switched automatic promotion ${detail.on ? 'on' : 'off'}`,
  };
  return sentences[action];
}
