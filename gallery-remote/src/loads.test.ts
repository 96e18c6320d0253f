import { createTestClient } from '@gallery/shared/testing/render-app';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { loadArtworks } from './loads';

test('an unknown cursor redirects to the first page of its filters', async () => {
  stubApi({
    '/artist/artists': { artists: [], next: null },
    '/artwork': () => refused(422, 'cursor is not valid'),
  });
  const url = new URL('https://gallery.test/artist?type=Sculpture&cursor=nonsense');
  const loaded = loadArtworks({ queryClient: createTestClient(), params: {}, url });
  expect(await loaded).toEqual({ redirect: '/artist?type=Sculpture' });
});
