import { render } from '@testing-library/react';
import { EmailAddress, WrappingText } from './wrapping-text';

function linesOf(container: HTMLElement) {
  return container.innerHTML.split('<wbr>');
}

test('an email address breaks at its @ and its dots', () => {
  const { container } = render(<EmailAddress>adaeze.nwosu@a-long-house.com.ng</EmailAddress>);
  expect(linesOf(container)).toEqual(['adaeze', '.nwosu@', 'a-long-house', '.com', '.ng']);
});

test('a web address breaks between its parts, and other words stay whole', () => {
  const { container } = render(<WrappingText>See https://www.gallery.com/art?id=7 or e.g. us</WrappingText>);
  expect(linesOf(container)).toEqual([
    'See https://',
    'www',
    '.gallery',
    '.com/',
    'art?',
    'id=',
    '7 or e.g. us',
  ]);
  expect(container).toHaveTextContent('See https://www.gallery.com/art?id=7 or e.g. us');
});

test('words without an address stay one text, because a late font would shift each of them', () => {
  const { container } = render(<WrappingText>After the rain, sun on the cut leaves.</WrappingText>);
  expect(container.childNodes).toHaveLength(1);
  expect(container).toHaveTextContent('After the rain, sun on the cut leaves.');
});
