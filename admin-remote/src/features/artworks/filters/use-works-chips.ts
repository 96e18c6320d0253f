import { formatNaira } from '@gallery/shared/domain/money';
import { artistName } from '@gallery/shared/domain/names';
import { formatDay } from '@gallery/shared/domain/time';
import { useQuery } from '@gallery/shared/query';
import type { FilterChip } from '../../../ui/filters/filter-chips';
import { worksQueries } from '../table/works.queries';
import { useWorksQuery } from '../use-works-query';
import { stateLabels } from './state-labels';

/** Names the filters in use. The search field shows its own text. */
export function useWorksChips(): FilterChip[] {
  const { filter } = useWorksQuery();
  const artists = useQuery(worksQueries.artists);
  const { type, state, artist, tag, min, max, from, to } = filter;
  const chosen = artists.data?.find(({ _id }) => _id === artist);
  const chips = [
    { names: ['type'], label: type },
    { names: ['state'], label: state && (stateLabels[state as keyof typeof stateLabels] ?? state) },
    { names: ['artist'], label: artist && (chosen ? artistName(chosen) : 'One artist') },
    { names: ['tag'], label: tag && `Tag: ${tag}` },
    { names: ['min', 'max'], label: rangeOf(min, max, naira) },
    { names: ['from', 'to'], label: rangeOf(from, to, day, 'Added ') },
  ];
  return chips.flatMap(({ names, label }) => (label ? [{ names, label }] : []));
}

type Words = (value: string) => string;

function rangeOf(low: string | undefined, high: string | undefined, words: Words, about = '') {
  if (low && high) return `${about}${words(low)} to ${words(high)}`;
  const text = low ? `from ${words(low)}` : high && `up to ${words(high)}`;
  return text && about + (about ? text : text.charAt(0).toUpperCase() + text.slice(1));
}

/** The address may contain anything. */
function naira(amount: string): string {
  return /^\d+$/.test(amount) ? formatNaira(Number(amount)) : amount;
}

function day(date: string): string {
  return Number.isNaN(Date.parse(`${date}T12:00:00Z`)) ? date : formatDay(`${date}T12:00:00Z`);
}
