import fastify from 'fastify';
import { addressGroup, refuseLongForwarding } from './client-address';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, group) => expect(addressGroup(address)).toBe(group));

test('a list of proxies that is longer than any real one is refused before anything reads it', async () => {
  const app = fastify({ trustProxy: true });
  refuseLongForwarding(app);
  app.get('/', ({ ip }) => ({ ip }));
  const ask = (list: string) => app.inject({ url: '/', headers: { 'x-forwarded-for': list } });
  expect((await ask('::1,'.repeat(4_000))).statusCode).toBe(400);
  expect((await ask('203.0.113.9, 10.0.0.1')).json()).toEqual({ ip: '203.0.113.9' });
  await app.close();
});
