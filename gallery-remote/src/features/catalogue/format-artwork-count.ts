import { groupDigits } from '@gallery/shared/domain/money';

/** Formats as '1 artwork' or '1,204 artworks'. */
export function formatArtworkCount(count: number): string {
  return `${groupDigits(count)} ${count === 1 ? 'artwork' : 'artworks'}`;
}
