import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { screen } from '@testing-library/react';
import { Button, ButtonLink } from './button';

test('a click calls the handler', async () => {
  const onClick = jest.fn();
  const { user } = renderApp(<Button onClick={onClick}>Show more</Button>);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a busy button keeps its label and ignores clicks', async () => {
  const onClick = jest.fn();
  const { user } = renderApp(
    <Button busy onClick={onClick}>
      Show more
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Show more', busy: true });
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('a button link opens its page', async () => {
  const { user } = renderApp(<ButtonLink to="/contact-us">Contact Us</ButtonLink>);
  await user.click(screen.getByRole('link', { name: 'Contact Us' }));
  expect(shownAddress()).toBe('/contact-us');
});
