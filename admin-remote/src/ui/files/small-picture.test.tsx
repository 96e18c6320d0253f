import { render, screen } from '@testing-library/react';
import { SmallPicture } from './small-picture';

const sized = (width: number, height: number) => ({
  base: '/v0/a',
  width,
  height,
  widths: [320],
  placeholder: 'data:,',
});

test('a warning names a picture with a side under 1,000 px', () => {
  render(<SmallPicture name="Detail 1" picture={sized(1600, 999)} />);
  expect(screen.getByText(/^Detail 1: 1600 × 999 px\. It can look blurred\./)).toBeVisible();
});

test('a large picture and one that is not ready get no warning', () => {
  render(<SmallPicture name="Large" picture={sized(1000, 1000)} />);
  render(<SmallPicture name="Coming" picture={null} />);
  expect(screen.queryByText(/px/)).not.toBeInTheDocument();
});
