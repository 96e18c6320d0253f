import { grouped } from '@gallery/shared/format/group-digits';

/** '1 artwork', '1,204 artworks'. */
export function formatArtworkCount(count: number): string {
  return `${grouped(count)} ${count === 1 ? 'artwork' : 'artworks'}`;
}
