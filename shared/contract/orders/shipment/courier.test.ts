import { couriers, shipmentText, trackingUrl } from './courier';

test('each courier with a page gets a link with the number, and the others get none', () => {
  const links = couriers.map((courier) => trackingUrl({ courier, tracking_number: 'AB 12/3' }));
  expect(links).toEqual([
    'https://www.dhl.com/global-en/home/tracking.html?tracking-id=AB%2012%2F3',
    'https://giglogistics.com/track/AB%2012%2F3',
    'https://www.fedex.com/fedextrack/?trknbr=AB%2012%2F3',
    'https://www.ups.com/track?tracknum=AB%2012%2F3',
    null,
    null,
  ]);
});

test('a courier without a number has no link', () => {
  expect(trackingUrl({ courier: 'DHL', tracking_number: null })).toBeNull();
  expect(shipmentText({ courier: 'DHL', tracking_number: null })).toBe('DHL');
  expect(shipmentText({ courier: 'Own driver', tracking_number: null })).toBe('Our own driver');
});
