import type { ViewingRoom } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { formatDateTime } from '@gallery/shared/domain/time';

export function stateText({ link, has_ended }: ViewingRoom): 'Open' | 'Ended' | 'Link off' {
  if (has_ended) return 'Ended';
  return link ? 'Open' : 'Link off';
}

/** Such as 'Opened twice, most recently on November 26, 2026, 15:38. Looked longest at Comb.' */
export function viewsText({ opened, opened_at, longest }: ViewingRoom): string {
  if (!opened || !opened_at) return `${openedText(0)} yet.`;
  const times = `${openedText(opened)}, ${opened === 1 ? '' : 'most recently '}on ${formatDateTime(opened_at)}.`;
  return longest ? `${times} Looked longest at ${longest}.` : times;
}

/** Such as 'Opened twice'. */
export function openedText(count: number): string {
  const few = ['Not opened', 'Opened once', 'Opened twice'];
  return few[count] ?? `Opened ${count} times`;
}

/** Such as '1 min 20 s'. */
export function viewingTimeText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return minutes === 0 ? `${rest} s` : `${minutes} min ${rest} s`;
}
