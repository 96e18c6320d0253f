import type { Artwork } from '@gallery/shared/contract/catalogue/artwork';
import { unknownFacts } from '@gallery/shared/contract/catalogue/artwork-facts.schema';
import { addArtist, addArtwork } from '../../testing/gallery/records';
import { setUpCatalogue } from '../../testing/setup/catalogue';
import { artists } from '../artists/artist.table';
import { pictures } from '../media/picture.table';

const catalogue = setUpCatalogue();

describe('one work', () => {
  test('includes its facts, its artist and its picture', async () => {
    const hash = 'a'.repeat(32);
    const picture = {
      hash,
      width: 1600,
      height: 1200,
      widths: [320, 640],
      placeholder: 'data:image/webp;base64,',
    };
    await catalogue.db.insert(pictures).values(picture);
    const artist = await addArtist(catalogue.db);
    const price = 1_000_000_000;
    const { id } = await addArtwork(catalogue.db, {
      artistId: artist.id,
      pictureHash: hash,
      price,
      height_cm: 45.5,
      framed: false,
    });
    const { artwork } = (await catalogue.app.inject(`/api/artwork/${id}`)).json<{ artwork: Artwork }>();
    expect(artwork).toEqual({
      _id: id,
      version: 1,
      name_of_artwork: 'Harmattan Morning',
      type_of_artwork: 'Painting',
      price,
      description: 'Dust and light over a red road.',
      img_url: '/api/media/00000000000000000000000000000000/original.jpg',
      picture: {
        base: `/api/media/${hash}`,
        width: 1600,
        height: 1200,
        widths: [320, 640],
        placeholder: 'data:image/webp;base64,',
      },
      artist_id: {
        _id: artist.id,
        firstname: 'Adébáyọ̀',
        lastname: 'Ọlátúnjí',
        slug: 'adebayo-olatunji',
        artist_statement: 'I paint what the rain leaves.',
      },
      availability: 'available',
      held_until: null,
      lot: null,
      open_to_offers: false,
      ...unknownFacts,
      height_cm: 45.5,
      framed: false,
    });
  });

  test('keeps its page when its artist is removed', async () => {
    const artist = await addArtist(catalogue.db);
    const { id } = await addArtwork(catalogue.db, { artistId: artist.id });
    await catalogue.db.delete(artists);
    expect((await catalogue.app.inject(`/api/artwork/${id}`)).json()).toMatchObject({
      artwork: { artist_id: null },
    });
  });
});
