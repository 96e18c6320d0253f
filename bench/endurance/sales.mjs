import { randomUUID } from 'node:crypto';

const price = 250_000;
const card = '4084084084084081';

/** Puts works on sale that nothing else sells. @param {import('pg').Client} client @param {number} count @returns {Promise<string[]>} */
export async function putOnSale(client, count) {
  const { rows } = await client.query(
    `INSERT INTO artworks (id, name_of_artwork, type_of_artwork, price, description, img_url)
       SELECT gen_random_uuid(), 'For sale ' || n, 'Painting', $2, 'Dust.', '/none.jpg'
       FROM generate_series(1, $1::int) AS n RETURNING id`,
    [count, price],
  );
  return rows.map(({ id }) => id);
}

/** Orders a work and pays for it with the sandbox's card. @param {string} site @param {string} token @param {string} work */
export async function sell(site, token, work) {
  const { order } = await send(site, '/api/order/create', token, {
    artwork_id: work,
    address: '7 Palm Crescent, Ikoyi, Lagos',
    price,
  });
  const { payment } = await send(site, `/api/order/${order._id}/pay`, token, {});
  const { status } = await send(site, `/api/sandbox/paystack/checkout/${payment.access_code}/pay`, token, {
    card,
  });
  if (status !== 'success') throw new Error(`The card was ${status}.`);
}

/** @param {string} site @param {string} path @param {string} token @param {object} body @returns {Promise<any>} */
async function send(site, path, token, body) {
  const answer = await fetch(site + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
  return JSON.parse(text);
}
