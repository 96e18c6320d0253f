import { countedPages, type Route } from './release';

const plain: Route = { js: [], css: [] };
const counted: Route = { ...plain, countsViews: true };

test.each<[what: string, routes: Record<string, Route>, pages: string[]]>([
  ['the pages that state it', { '/': plain, '/piece/:id': counted }, ['/piece/:id']],
  ['no other page beside them', { '/art-page/:id': plain, '/piece/:id': counted }, ['/piece/:id']],
  ['the page of a work in an older release', { '/': plain, '/art-page/:id': plain }, ['/art-page/:id']],
  ['no page of a team without works', { '/dashboard/orders': plain }, []],
])('counts the views of %s', (_what, routes, pages) => {
  expect(countedPages({ routes })).toEqual(pages);
});
