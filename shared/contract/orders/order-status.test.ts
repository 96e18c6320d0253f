import fc from 'fast-check';
import { canMove, isLive, type OrderStatus, orderStatuses } from './order-status';

const allowed = [
  'Pending Paid',
  'Paid Shipped',
  'Shipped Delivered',
  'Pending Canceled',
  'Paid Refunded',
  'Shipped Refunded',
  'Delivered Refunded',
  'Canceled Paid',
  'Canceled Refunded',
];
const anyStatus = fc.constantFrom(...orderStatuses);
const statusChanges = fc.array(anyStatus, { maxLength: 30 });

/** Applies the moves in their order, skips the impossible ones, and returns the statuses. */
function historyOf(requested: OrderStatus[]): OrderStatus[] {
  const history: OrderStatus[] = ['Pending'];
  for (const to of requested) if (canMove(history.at(-1) ?? 'Pending', to)) history.push(to);
  return history;
}

test('canMove allows exactly the listed moves', () => {
  const pairs = orderStatuses.flatMap((from) => orderStatuses.map((to) => ({ from, to })));
  const found = pairs.filter(({ from, to }) => canMove(from, to)).map(({ from, to }) => `${from} ${to}`);
  expect([...found].sort()).toEqual([...allowed].sort());
});

test('an order is paid at most once and ships only after payment', () => {
  fc.assert(
    fc.property(statusChanges, (requested) => {
      const history = historyOf(requested);
      expect(new Set(history).size).toBe(history.length);
      const [paid, shipped] = [history.indexOf('Paid'), history.indexOf('Shipped')];
      if (shipped >= 0) expect(history[shipped - 1]).toBe('Paid');
      if (history.includes('Delivered')) expect(paid).toBeGreaterThan(0);
    }),
  );
});

test('a delivered order can only be refunded, and a refunded one never moves', () => {
  fc.assert(
    fc.property(statusChanges, anyStatus, (requested, further) => {
      const last = historyOf(requested).at(-1) ?? 'Pending';
      if (last !== 'Delivered' && last !== 'Refunded') return;
      expect(canMove(last, further)).toBe(last === 'Delivered' && further === 'Refunded');
      expect(isLive(last)).toBe(last === 'Delivered');
    }),
  );
});

test('at most one order of a work is live', () => {
  const steps = fc.array(fc.record({ which: fc.nat(3), to: anyStatus }), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (requested) => {
      const orders: OrderStatus[] = ['Canceled', 'Canceled', 'Canceled', 'Pending'];
      for (const { which, to } of requested) {
        const from = orders[which];
        if (!from || !canMove(from, to)) continue;
        const isTaken = orders.some((status, at) => at !== which && isLive(status));
        if (isLive(to) && !isLive(from) && isTaken) continue;
        orders[which] = to;
        expect(orders.filter(isLive).length).toBeLessThanOrEqual(1);
      }
    }),
  );
});
