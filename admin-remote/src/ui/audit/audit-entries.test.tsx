import { render, screen } from '@testing-library/react';
import { AuditEntries } from './audit-entries';

const entry = { at: '2026-11-20T09:00:00.000Z', by: 'Ada Obi', action: 'Artwork changed' };

test('a saved text that turns the direction leaves the words around it as they are', () => {
  render(<AuditEntries entries={[{ ...entry, from: 'a\u202Eb', to: 'none' }]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('from a\u202Eb to none');
  for (const value of ['a\u202Eb', 'none']) expect(screen.getByText(value).tagName).toBe('BDI');
});

test.each([
  { from: null, to: 'Sold' },
  { from: 'Sold', to: null },
])('an entry with one value shows it alone (%j)', (values) => {
  render(<AuditEntries entries={[{ ...entry, ...values }]} />);
  expect(screen.getByText('Sold')).toBeVisible();
  expect(screen.getByRole('listitem')).not.toHaveTextContent(/from|to/);
});
