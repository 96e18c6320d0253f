import type { WorkPicture } from '@gallery/shared/contract/catalogue/pictures/work-pictures.schema';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { openViewer } from '../zoom/viewer';
import { Zoom } from '../zoom/zoom';
import { MorePictures } from './more-pictures';
import { PictureStrip } from './picture-strip';
import { useSeenPicture } from './use-seen-picture';

jest.mock('../zoom/viewer', () => ({ openViewer: jest.fn(() => ({ act() {}, close() {} })) }));

const pictureOf = (base: string) => ({
  base,
  width: 900,
  height: 600,
  widths: [320, 768],
  placeholder: 'data:,',
});
const pictures: WorkPicture[] = [
  { _id: 'p-1', kind: 'detail', alt: 'The knot', img_url: '/v0/a.jpg', picture: pictureOf('/media/a') },
  { _id: 'p-2', kind: 'back', alt: '', img_url: '/v0/b.jpg', picture: null },
];
const work = sampleArtwork({ pictures });

function Page({ of = work }) {
  const { seen, see, shown } = useSeenPicture(of);
  return (
    <>
      <MorePictures work={of} seen={seen} shown={shown} onSee={see} />
      <Zoom work={shown} />
    </>
  );
}

test('a chosen picture takes the place of the main one', async () => {
  const { user } = renderApp(<Page />);
  const main = await screen.findByRole('button', { name: 'Whole work, 1 of 3' });
  expect(main).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('img', { name: 'The knot' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Detail, 2 of 3' }));
  expect(screen.getByRole('img', { name: 'The knot' })).toHaveAttribute('src', '/media/a/768.webp');
  expect(main).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: 'Back, 3 of 3' }));
  expect(screen.getByRole('img', { name: 'Back of Agwọlagwọ' })).toHaveAttribute('src', '/v0/b.jpg');
  await user.click(main);
  expect(screen.queryByRole('img', { name: 'Back of Agwọlagwọ' })).not.toBeInTheDocument();
});

test('arrow keys move to the next picture and stop at the last', async () => {
  const { user } = renderApp(<Page />);
  await user.tab();
  expect(await screen.findByRole('button', { name: 'Whole work, 1 of 3' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  const back = screen.getByRole('button', { name: 'Back, 3 of 3' });
  expect(back).toHaveFocus();
  expect(back).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('img', { name: 'The knot' })).toBeVisible();
  await user.keyboard('{Home}');
  expect(screen.getByRole('button', { name: 'Whole work, 1 of 3' })).toHaveFocus();
});

test("'Zoom' opens the chosen picture", async () => {
  const { user } = renderApp(<Page />);
  await user.click(await screen.findByRole('button', { name: 'Detail, 2 of 3' }));
  await user.click(screen.getByRole('button', { name: 'Zoom' }));
  expect(within(screen.getByRole('dialog')).getByRole('img', { name: 'The knot' })).toBeVisible();
  await waitFor(() => expect(openViewer).toHaveBeenCalledTimes(1));
  expect(jest.mocked(openViewer).mock.calls[0]?.[1]).toMatchObject({ picture: { base: '/media/a' } });
});

test('without scripts each picture is a link to a large one', () => {
  const page = document.createElement('div');
  const nothing = () => undefined;
  page.innerHTML = renderToString(
    <PictureStrip work={work} pictures={pictures} seen={null} shown={work} onSee={nothing} />,
  );
  const links = within(page).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/v0/coil/1280.webp',
    '/media/a/768.webp',
    '/v0/b.jpg',
  ]);
});

test('a work without further pictures shows no strip', () => {
  renderApp(<Page of={sampleArtwork()} />);
  expect(screen.queryByRole('list', { name: 'Pictures of the work' })).not.toBeInTheDocument();
});
