import { networkOf } from './network';

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1:ffff::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['unknown', 'unknown', 'unknown'],
])('counts %s as the household %s, of the site %s', (address, household, site) => {
  expect([networkOf(address), networkOf(address, 'site')]).toEqual([household, site]);
});
