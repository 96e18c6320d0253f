import createClient from 'openapi-fetch';
import type { paths } from './api';

/** Another team's program: it knows the API by its document alone. `generated-client.test.ts` runs it. */
const [, , baseUrl = '', step = '', given = '{}'] = process.argv;
const facts = JSON.parse(given) as Record<string, string>;
const client = createClient<paths>({ baseUrl });

async function logIn(): Promise<string> {
  const { email = '', password = '' } = facts;
  const { data, error } = await client.POST('/api/auth/login', { body: { email, password } });
  if (!data) throw new Error(`The API refused the log-in: ${JSON.stringify(error)}`);
  if (!('data' in data)) throw new Error('The account has a second step, which this program cannot take.');
  return data.data.token;
}

const steps: Record<string, () => Promise<unknown>> = {
  async register() {
    const { email = '', password = '' } = facts;
    const name = { title: 'Mrs', firstname: 'Adaeze', lastname: 'Okafor' } as const;
    const body = { ...name, mobile: '+2348030000000', email, password, password_confirmation: password };
    const { data, error } = await client.POST('/api/auth/register', { body });
    return data?.data.user.email ?? error;
  },

  async buy() {
    const token = await logIn();
    const { data: list } = await client.GET('/api/artwork', { params: { query: { limit: 1 } } });
    const [work] = list?.artworks ?? [];
    if (!work || work.price === null) throw new Error('The gallery shows no work with a price.');
    const { data, error } = await client.POST('/api/order/create', {
      headers: { authorization: `Bearer ${token}` },
      body: { artwork_id: work._id, price: work.price, address: '7 Palm Crescent, Ikoyi, Lagos' },
    });
    return data ? { id: data.order._id, reference: data.payment?.reference } : error;
  },

  async verify() {
    const token = await logIn();
    const { data, error } = await client.POST('/api/order/{id}/verify', {
      headers: { authorization: `Bearer ${token}` },
      params: { path: { id: facts.order ?? '' } },
    });
    return data?.order.status ?? error;
  },

  async bid() {
    const headers = { authorization: `Bearer ${await logIn()}` };
    const id = facts.lot ?? '';
    const { data: shown } = await client.GET('/api/lot/{id}', { params: { path: { id } } });
    if (!shown) throw new Error('The API shows no such lot.');
    const body = {
      auction_id: shown.auction._id,
      conditions_version: shown.terms.conditions.version,
      address: '7 Palm Crescent, Ikoyi, Lagos',
    };
    const registered = await client.POST('/api/bidder', { headers, body });
    if (!registered.data) return registered.error;
    const { data, error } = await client.POST('/api/lot/{id}/bid', {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      params: { path: { id } },
      body: { max: shown.lot.asking },
    });
    return data?.message ?? error;
  },
};

console.log(JSON.stringify(await steps[step]?.()));
