import { remoteTitle } from '@gallery/shared/releases/release';
import type { releaseEvents } from './release-event.table';

type Event = typeof releaseEvents.$inferSelect;

/** Describes an event, for example `Promoted Gallery 1.2.0 to all`. */
export function eventSentence({ action, remote, version, detail }: Event): string {
  const release = [remote && remoteTitle(remote), version].filter(Boolean).join(' ');
  const share = Number(detail.share ?? 0);
  const sentences: Record<Event['action'], string> = {
    offer: `Offered ${release}`,
    refuse: `Refused ${release}`,
    promote: `Promoted ${release} to all`,
    canary: `Gave ${release} to ${share}% of the visitors`,
    step: `Gave ${release} to ${share}% of the visitors`,
    rollback: `Rolled back to ${release}`,
    'take back': `Took ${release} back at ${share}%`,
    pin: `Pinned ${release}`,
    unpin: `Unpinned ${release}`,
    preview: `Made a preview of ${release}`,
    'auto-promote': detail.on ? 'Releases go live by themselves' : 'Releases wait to be promoted',
  };
  return sentences[action];
}
