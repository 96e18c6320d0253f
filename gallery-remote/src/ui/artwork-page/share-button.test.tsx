import { renderApp } from '@gallery/shared/testing/render-app';
import { screen } from '@testing-library/react';
import { ShareButton } from './artwork-layout';

test("'Share' copies the address of the page and reports it", async () => {
  const { user, notify } = renderApp(<ShareButton title="Agwọlagwọ" />, '/art-page/work-1#about-the-artist');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/art-page/work-1');
  expect(notify).toHaveBeenCalledWith('Link copied');
});

test("'Share' reports that the browser refused to copy", async () => {
  const { user, notify } = renderApp(<ShareButton title="Agwọlagwọ" />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(notify).toHaveBeenCalledWith('The link could not be copied', 'error');
});
