import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { render, screen } from '@testing-library/react';
import { ArtworkPicture } from './artwork-picture';

test('a picture offers two formats in several widths over its placeholder', () => {
  const { container } = render(<ArtworkPicture work={sampleArtwork()} sizes="50vw" />);
  const picture = screen.getByRole('img');
  expect(picture).toHaveAttribute(
    'srcset',
    '/v0/coil/320.webp 320w, /v0/coil/480.webp 480w, /v0/coil/768.webp 768w, /v0/coil/1280.webp 1280w',
  );
  expect(picture).toHaveAttribute('width', '1600');
  expect(picture).toHaveAttribute('height', '1200');
  expect(container.querySelector('source[type="image/avif"]')).toHaveAttribute(
    'srcset',
    '/v0/coil/320.avif 320w, /v0/coil/480.avif 480w, /v0/coil/768.avif 768w, /v0/coil/1280.avif 1280w',
  );
  expect(container.querySelector('img[src^="data:"]')).toBeVisible();
});

test('a priority picture loads first, and another one lazily', () => {
  const { rerender } = render(<ArtworkPicture work={sampleArtwork()} sizes="50vw" priority />);
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img')).not.toHaveAttribute('loading');
  rerender(<ArtworkPicture work={sampleArtwork()} sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
});

test('the placeholder of a picture below the first view loads lazily', () => {
  const { container, rerender } = render(<ArtworkPicture work={sampleArtwork()} sizes="50vw" />);
  const placeholder = () => container.querySelector('img[src^="data:"]');
  expect(placeholder()).toHaveAttribute('loading', 'lazy');
  rerender(<ArtworkPicture work={sampleArtwork()} sizes="50vw" priority />);
  expect(placeholder()).not.toHaveAttribute('loading');
});

test('the original shows until the smaller pictures exist', () => {
  render(<ArtworkPicture work={sampleArtwork({ picture: null })} sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'A black coil on raw linen' })).toHaveAttribute(
    'src',
    '/v0/coil.jpg',
  );
});
