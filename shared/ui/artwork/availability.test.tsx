import { render } from '@testing-library/react';
import { Availability } from './availability';

test.each([
  ['available', null, ''],
  ['held', '2026-11-21T11:41:00.000Z', 'Held until 12:41'],
  ['held', null, 'Held'],
  ['sold', null, 'Sold'],
] as const)('a work that is %s (until %s) says "%s"', (availability, held_until, text) => {
  const { container } = render(<Availability of={{ availability, held_until }} />);
  expect(container.textContent).toBe(text);
});

test('where it is known, a held work says for whom', () => {
  const held = { availability: 'held', held_until: '2026-11-21T11:41:00.000Z' } as const;
  const { container } = render(<Availability of={held} holder="another collector" />);
  expect(container.textContent).toBe('Held for another collector until 12:41');
});
