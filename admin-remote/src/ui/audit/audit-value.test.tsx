import { render } from '@testing-library/react';
import { AuditValue } from './audit-value';

test.each([
  ['price: 1480000', 'price: #1,480,000'],
  ['name: Blue Yard; price: 250000; year: 2019', 'name: Blue Yard; price: #250,000; year: 2019'],
  ['price: 275000 (raised by 10%)', 'price: #275,000 (raised by 10%)'],
  [
    'estimate: 200000 to 300000; start: 100000; reserve: none',
    'estimate: #200,000 to #300,000; start: #100,000; reserve: none',
  ],
  ['estimate: 200000 to ; start: 100000', 'estimate: from #200,000; start: #100,000'],
  ['estimate:  to 300000', 'estimate: up to #300,000'],
  ['estimate:  to ; end: 2026-11-20T09:00:00.000Z', 'estimate: none; end: 2026-11-20T09:00:00.000Z'],
  ['title: Harmattan; approval from: 5000000', 'title: Harmattan; approval from: #5,000,000'],
])('writes the amounts of “%s”', (stored, shown) => {
  expect(textOf(stored)).toBe(shown);
});

test.each([
  'year: 2019; height (cm): 1200; capacity: 40',
  'start: 2026-11-20T09:00:00.000Z',
  'description: The price: 5 cowries',
  'price: none',
  'price: 14800…',
  '#1,800,000, row 4 of the record',
])('leaves “%s” as it is', (stored) => {
  expect(textOf(stored)).toBe(stored);
});

const textOf = (stored: string) => render(<AuditValue stored={stored} />).container.textContent;
