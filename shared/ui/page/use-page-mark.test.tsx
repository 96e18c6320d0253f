import { render } from '@testing-library/react';
import { usePageMark } from './use-page-mark';

function Menu({ open }: { open: boolean }) {
  usePageMark('sheet', open);
  return null;
}

test('the root element has the mark while the menu is open', () => {
  const root = document.documentElement;
  const menu = render(<Menu open={false} />);
  expect(root).not.toHaveAttribute('data-sheet');
  menu.rerender(<Menu open />);
  expect(root).toHaveAttribute('data-sheet');
  menu.unmount();
  expect(root).not.toHaveAttribute('data-sheet');
});
