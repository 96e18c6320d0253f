import fastify from 'fastify';
import { refuseLongForwarding } from './client-address';

test('refuses an X-Forwarded-For list that is too long', async () => {
  const app = fastify({ trustProxy: true });
  refuseLongForwarding(app);
  app.get('/', ({ ip }) => ({ ip }));
  const ask = (list: string) => app.inject({ url: '/', headers: { 'x-forwarded-for': list } });
  expect((await ask('::1,'.repeat(4_000))).statusCode).toBe(400);
  expect((await ask('203.0.113.9, 10.0.0.1')).json()).toEqual({ ip: '203.0.113.9' });
  await app.close();
});
