const { format } = new Intl.NumberFormat('en');

/** '1 artwork', '1,204 artworks'. */
export function worksCounted(count: number): string {
  return `${format(count)} ${count === 1 ? 'artwork' : 'artworks'}`;
}
