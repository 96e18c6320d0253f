import { createPlainPage } from './plain-page';

test('a plain page has a link and no script', () => {
  const inline = { css: 'body{margin:0}', hash: '' };
  const html = createPlainPage({ icon: 'icon.svg' }, [{ href: '/main.css', inline }], {
    title: 'Page not found',
    lead: 'This address cannot be read.',
    action: { href: '/', label: 'Back to the gallery' },
  });
  expect(html).toContain('<style>body{margin:0}</style>');
  expect(html).toContain('<a class="link" href="/">Back to the gallery</a>');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('refresh');
});
