import { categoryOfQuery, categoryRedirect } from './category';

test.each([
  ['', 'painting'],
  ['category=painting', 'painting'],
  ['category=digital-painting', 'digital-painting'],
  ['category=sculpture', 'sculpture'],
  ['tab=sculpture', 'painting'],
  ['category=painting&tab=sculpture', 'painting'],
  ['category=ceramics', 'painting'],
  ['category=sculptures', 'painting'],
])('the query "%s" selects %s', (query, slug) => {
  expect(categoryOfQuery(new URLSearchParams(query)).slug).toBe(slug);
});

test.each([
  ['tab=sculpture', '', '/?category=sculpture'],
  ['sculpture', '', '/?category=sculpture'],
  ['', '#digital-painting', '/?category=digital-painting'],
  ['tab=sculpture', '#painting', '/?category=sculpture'],
  ['category=painting', '#sculpture', null],
  ['category=ceramics', '', null],
  ['', '#content', null],
])('the query "%s" with the hash "%s" redirects to %s', (query, hash, path) => {
  expect(categoryRedirect(new URLSearchParams(query), hash)).toBe(path);
});
