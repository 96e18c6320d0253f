import { randomUUID } from 'node:crypto';

/** @typedef {{ auction: string, lot: string, tokens: string[], accounts: { email: string, password: string }[] }} Bidding */

const generous = '1000000/minute';

/** Settings of an API whose bidders and watchers all call from one machine. */
export const biddingSettings = {
  RATE_LIMIT_REGISTER: generous,
  RATE_LIMIT_BID: generous,
  RATE_LIMIT_BID_PER_NETWORK: generous,
};

const form = {
  title: 'Miss',
  firstname: 'Adaeze',
  lastname: 'Okafor',
  mobile: '08030000000',
  password: 'of the bench alone 1960',
  password_confirmation: 'of the bench alone 1960',
};

/** Opens lots whose prices rise by one naira, with `count` bidders. `lot` is the first lot. @param {import('pg').Client} client @param {string} apiUrl @param {number} count @param {number} [lots] @returns {Promise<Bidding>} */
export async function openBidding(client, apiUrl, count, lots = 1) {
  const auction = randomUUID();
  await client.query(
    `INSERT INTO auction_terms (kind, version, content) VALUES ('increments', 1001, '[{"to": null, "by": 1}]')
       ON CONFLICT DO NOTHING`,
  );
  await client.query(
    `INSERT INTO auctions (id, title, opens_at, closes_at, increments_version, published_at)
       VALUES ($1, 'Bench', now() - interval '1 hour', now() + interval '1 day', 1001, now())`,
    [auction],
  );
  const opened = await client.query(
    `WITH works AS (
         INSERT INTO artworks (id, name_of_artwork, type_of_artwork, price, description, img_url)
         SELECT gen_random_uuid(), 'Bench ' || n, 'Painting', 250000, 'Dust.', '/none.jpg'
         FROM generate_series(1, $2::int) AS n RETURNING id)
       INSERT INTO lots (id, auction_id, number, artwork_id, starting_price, opens_at, closes_at, claims_work)
       SELECT gen_random_uuid(), $1, row_number() OVER (), id, 1, now() - interval '1 hour',
         now() + interval '1 day', true FROM works RETURNING id`,
    [auction, lots],
  );
  const tokens = [];
  const accounts = [];
  for (let number = 1; number <= count; number += 1) {
    const { token, user } = await registered(apiUrl, number);
    tokens.push(token);
    accounts.push({ email: user.email, password: form.password });
    await client.query(
      `INSERT INTO bidders (auction_id, user_id, paddle, state, conditions_version, accepted_at, address)
         VALUES ($1, $2, $3, 'registered', 1, now(), 'Lagos')`,
      [auction, user._id, number],
    );
  }
  await client.query('UPDATE users SET email_confirmed_at = now()');
  return { auction, lot: opened.rows[0].id, tokens, accounts };
}

/** @param {string} apiUrl @param {number} number */
async function registered(apiUrl, number) {
  const answer = await fetch(`${apiUrl}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...form, email: `bidder${number}-${randomUUID()}@bench.example` }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json()).data;
}
