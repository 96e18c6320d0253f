import { randomUUID } from 'node:crypto';

/** @typedef {{ lot: string, tokens: string[] }} Bidding */

const form = {
  ...{ title: 'Miss', firstname: 'Adaeze', lastname: 'Okafor', mobile: '08030000000' },
  ...{ password: 'of the bench alone 1960', password_confirmation: 'of the bench alone 1960' },
};

/** Opens a lot whose price rises by one naira, with `count` bidders. @param {string} databaseUrl @param {string} apiUrl @param {number} count @returns {Promise<Bidding>} */
export async function openBidding(databaseUrl, apiUrl, count) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const [auction, lot] = [randomUUID(), randomUUID()];
    await client.query(
      `INSERT INTO auction_terms (kind, version, content) VALUES ('increments', 1001, '[{"to": null, "by": 1}]')
       ON CONFLICT DO NOTHING`,
    );
    await client.query(
      `INSERT INTO auctions (id, title, opens_at, closes_at, increments_version, published_at)
       VALUES ($1, 'Bench', now() - interval '1 hour', now() + interval '1 day', 1001, now())`,
      [auction],
    );
    await client.query(
      `INSERT INTO lots (id, auction_id, number, artwork_id, starting_price, opens_at, closes_at, claims_work)
       SELECT $1, $2, 1, id, 1, now() - interval '1 hour', now() + interval '1 day', true FROM artworks
       WHERE availability = 'available' AND id NOT IN (SELECT artwork_id FROM artwork_claims)
       ORDER BY id LIMIT 1`,
      [lot, auction],
    );
    const tokens = [];
    for (let number = 1; number <= count; number += 1) {
      const { token, user } = await registered(apiUrl, number);
      tokens.push(token);
      await client.query(
        `INSERT INTO bidders (auction_id, user_id, paddle, state, conditions_version, accepted_at, address)
         VALUES ($1, $2, $3, 'registered', 1, now(), 'Lagos')`,
        [auction, user._id, number],
      );
    }
    await client.query('UPDATE users SET email_confirmed_at = now()');
    return { lot, tokens };
  } finally {
    await client.end();
  }
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
