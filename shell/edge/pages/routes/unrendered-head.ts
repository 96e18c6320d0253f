import { brand } from '@gallery/shared/brand';
import type { Release } from '@gallery/shared/releases/release';
import { type Area, accountTitles } from '../../../src/areas';
import type { Config } from '../../config';
import { routeOf } from './release-routes';

/** An address with its area and its release, which is `undefined` while none is open. */
export type UnrenderedPage = { area: Area; release: Release | undefined; pathname: string };

/** Search engines may list the pages of these areas. */
const publicAreas: readonly Area[] = ['gallery', 'shell'];

/** Describes a page that is not rendered. React's own tags replace these once the browser renders it. */
export function unrenderedHead(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { area, release, pathname, status }: UnrenderedPage & { status: number },
): { head: string; words: string } {
  const { title, live = '' } = release ? routeOf(release.routes, pathname) : {};
  const own = area === 'shell' ? accountTitles[pathname] : title;
  const named = status === 404 ? 'Page not found' : own;
  const isPublic = status === 200 && own !== undefined && publicAreas.includes(area);
  const tags = [
    `<title data-edge>${named ? `${named} · ` : ''}${brand.name}</title>`,
    isPublic ? `<link data-edge rel="canonical" href="${escaped(publicUrl + pathname)}">` : '',
  ];
  return { head: tags.join(''), words: status === 404 ? '' : live };
}

function escaped(url: string): string {
  return url.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
