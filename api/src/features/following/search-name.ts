import type { ArtworkQuery } from '@gallery/shared/contract/catalogue/artwork-input.schema';
import { formatNaira } from '@gallery/shared/domain/money';

export type Search = Omit<ArtworkQuery, 'sort' | 'limit' | 'cursor' | 'short'>;

/** Puts the filters into words: 'Paintings by Ngọzi Eze under #500,000'. */
export function searchNameOf(search: Search, artist: string | null): string {
  const { q, type, available, auction } = search;
  const words = [
    type ? `${type}s` : 'Artworks',
    artist ? `by ${artist}` : '',
    search.material ? `in ${search.material.toLowerCase().split(',').join(' or ')}` : '',
    search.color ? `mainly ${search.color.split(',').join(' or ')}` : '',
    q ? `matching “${q}”` : '',
    search.size ? `of ${search.size.split(',').join(' or ')} size` : '',
    priceText(search),
    stateText(available !== undefined, auction !== undefined),
  ];
  const [first = '', ...others] = words.filter(Boolean);
  return [capital(first), ...others].join(' ');
}

function priceText({ min, max }: Search): string {
  if (min !== undefined && max !== undefined) return `from ${formatNaira(min)} to ${formatNaira(max)}`;
  if (max !== undefined) return `under ${formatNaira(max)}`;
  return min === undefined ? '' : `over ${formatNaira(min)}`;
}

function stateText(isForSale: boolean, isInAuction: boolean): string {
  const states = [isForSale && 'available to buy', isInAuction && 'in auction'];
  return states.filter(Boolean).join(' or ');
}

/** 'Digital Paintings' is a label; within a name only its first letter is large. */
function capital(words: string): string {
  return words.charAt(0) + words.slice(1).toLowerCase();
}
