/** @typedef {{ people: number, artists: number, orders: number, notifications: number, letters: number }} RecordSizes */

/** Needs a catalogue with a work for each order. `letters` counts enquiries and messages each. @param {string} url @param {RecordSizes} sizes */
export async function growAdminRecords(url, sizes) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(filled(statement));
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }

  /** @param {string} statement */
  function filled(statement) {
    return Object.entries(sizes).reduce(
      (text, [name, size]) => text.replaceAll(`$${name}`, String(size)),
      statement,
    );
  }
}

const names = `(ARRAY['Adébáyọ̀', 'Ngozi', 'Zainab', 'Chidi', 'Ọmọ́lará', 'Ibrahim', 'Ebele'])[1 + number % 7] AS firstname,
  (ARRAY['Ọlátúnjí', 'Eze', 'Bello', 'Obi', 'Adéyẹmí', 'Musa', 'Okafor', 'Danjuma'])[1 + number % 8] AS lastname`;

const statements = [
  `INSERT INTO users (id, firstname, lastname, email, mobile, address, password_hash)
   SELECT gen_random_uuid(), firstname, lastname, 'customer' || number || '@mail.example', '08030000000', 'Lagos', 'none'
   FROM (SELECT number, ${names} FROM generate_series(1, $people) AS number) AS people`,
  `INSERT INTO artists (id, firstname, lastname, email, mobile, artist_statement, artist_bio)
   SELECT gen_random_uuid(), firstname, lastname, 'artist' || number || '@mail.example', '08030000000', 'Dust', 'Dust'
   FROM (SELECT number, ${names} FROM generate_series(1, $artists) AS number) AS people`,
  `INSERT INTO orders (id, user_id, artwork_id, status, artwork_name, img_url, price, address, held_until, created_at)
   SELECT gen_random_uuid(), buyer.id, work.id, status, work.name_of_artwork, work.img_url, work.price, 'Lagos',
     CASE status WHEN 'Pending' THEN now() + interval '1 day' END, now() - make_interval(hours => work.number::int)
   FROM (SELECT *, row_number() OVER (ORDER BY created_at, id) AS number,
       (ARRAY['Paid', 'Shipped', 'Delivered', 'Delivered', 'Pending', 'Canceled'])[1 + (random() * 5)::int] AS status
     FROM artworks WHERE id NOT IN (SELECT artwork_id FROM artwork_claims)) AS work
   JOIN (SELECT id, row_number() OVER (ORDER BY id) AS number FROM users WHERE role = 'customer') AS buyer
     ON buyer.number = 1 + work.number % $people
   WHERE work.number <= $orders`,
  `INSERT INTO order_events (order_id, status, at)
   SELECT id, 'Pending', created_at FROM orders
   UNION ALL SELECT id, 'Paid', created_at FROM orders WHERE status IN ('Paid', 'Shipped', 'Delivered')`,
  `INSERT INTO notifications (id, tag, text, category, subject_id, created_at)
   SELECT gen_random_uuid(), (ARRAY['Order Alert', 'Enquiry', 'Message', 'Booking'])[1 + number % 4],
     'Somebody has written to the gallery.', 'Art Painting', gen_random_uuid(), now() - make_interval(mins => $notifications - number)
   FROM generate_series(1, $notifications) AS number`,
  `INSERT INTO enquiries (id, fullname, email, mobile, artwork_name, created_at, done_at)
   SELECT gen_random_uuid(), 'Ngozi Eze', 'ngozi@mail.example', '08030000000', 'Dust', now() - make_interval(mins => number),
     CASE WHEN number % 10 > 0 THEN now() END
   FROM generate_series(1, $letters) AS number`,
  `INSERT INTO contact_messages (id, firstname, lastname, email, phone, message, created_at, done_at)
   SELECT gen_random_uuid(), 'Ngozi', 'Eze', 'ngozi@mail.example', '', 'Good day', now() - make_interval(mins => number),
     CASE WHEN number % 10 > 0 THEN now() END
   FROM generate_series(1, $letters) AS number`,
];
