import { routePatternOf } from './route-pattern';

const patterns = { gallery: ['/', '/artist', '/art-page/:id'], customer: ['/dashboard'], shell: ['/login'] };

test.each([
  ['/', '/'],
  ['/artist/', '/artist'],
  ['/art-page/64f1c2', '/art-page/:id'],
  ['/art-page/64f1c2/secret', '/*'],
  ['/dashboard', '/dashboard'],
  ['/dashboard/orders', '/dashboard/*'],
  ['/admin/orders', '/admin/*'],
  ['/login', '/login'],
  ['/who-knows/ada@uli.example', '/*'],
])('reports %s as %s', (path, route) => {
  expect(routePatternOf(patterns, path)).toBe(route);
});

test('reports only the area without the patterns', () => {
  expect(routePatternOf({}, '/art-page/7')).toBe('/*');
});
