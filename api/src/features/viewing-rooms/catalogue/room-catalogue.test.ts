import { extractText, getDocumentProxy } from 'unpdf';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { addArtwork } from '../../../testing/gallery/records';
import { nextWeek } from '../../../testing/requests/viewing-room-samples';
import { setUpAdminApi } from '../../../testing/setup/setup-api';

const api = setUpAdminApi();
const { curator } = api;

/** Returns the printed catalogue of a new room. */
async function print(given: object) {
  const room = { title: 'Ikoyi', closes_at: nextWeek().toISOString(), ...given };
  const { room: made } = await curator.does('POST', '/viewing-rooms', room);
  const { headers, rawPayload } = await api.app.inject(`/api/viewing/${made.link.token}/catalogue.pdf`);
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  return { pages: pdf.numPages, text };
}

test('the catalogue prints each work with its state, and hides a price on request', async () => {
  const asked = await addArtwork(api.db, { name: 'Rain', price: 987_654, priceOnRequest: true });
  const sold = await addArtwork(api.db, { name: 'Dust', availability: 'sold' });
  const priced = await addArtwork(api.db, { name: 'Comb', price: 456_789 });
  const artworks = [asked.id, sold.id, priced.id];
  const { pages, text } = await print({ recipient: 'Adaeze', note: 'Start with the first.', artworks });
  expect(pages).toBe(2);
  for (const part of ['For Adaeze', 'Start with the first.', 'Rain', 'Price on request', 'Sold', '456,789'])
    expect(text).toContain(part);
  expect(text).toContain('Availability and prices as of');
  expect(text).not.toMatch(/987.?654/);
});

test('the catalogue of a room without prices prints none, and promises none', async () => {
  const asked = await addArtwork(api.db, { price: 987_654, priceOnRequest: true });
  const priced = await addArtwork(api.db, { price: 456_789 });
  const { text } = await print({ show_prices: false, artworks: [asked.id, priced.id] });
  expect(text).toContain('Availability as of');
  expect(text).not.toMatch(/987.?654|456.?789|prices|Price on request/);
});

test('the catalogue prints the note on a work, and hides a single price', async () => {
  const hidden = await addArtwork(api.db, { price: 987_654 });
  const priced = await addArtwork(api.db, { price: 456_789 });
  const label = { artwork_id: hidden.id, note: 'At 104 cm it fits.', show_price: false };
  const artworks = [hidden.id, priced.id];
  const { text } = await print({ artworks, labels: [label] });
  for (const part of ['At 104 cm it fits.', 'Availability and prices as of', '456,789'])
    expect(text).toContain(part);
  expect(text).not.toMatch(/987.?654|Price on request/);
  const both = artworks.map((artwork_id) => ({ artwork_id, show_price: false }));
  expect((await print({ artworks, labels: both })).text).not.toMatch(/987.?654|456.?789|prices/);
});

test('the longest note is printed whole, with its state below', async () => {
  const { id } = await addArtwork(api.db, { name: 'Lines for My Mother '.repeat(5).trim(), price: 456_789 });
  const note = `${'between the windows '.repeat(7).slice(0, 135)} END.`;
  const { pages, text } = await print({ artworks: [id], labels: [{ artwork_id: id, note }] });
  expect(pages).toBe(2);
  expect(text.replace(/\s+/g, ' ')).toMatch(/END\. .*456,789/);
});

test('the catalogue leaves out emojis and marks of direction, and the price follows a note of those alone', async () => {
  const { id } = await addArtwork(api.db, { name: 'Rain', price: 456_789 });
  const heart = '\u2764\ufe0f \u{1f468}\u{1f3fd}\u200d\u{1f469}';
  const label = { artwork_id: id, note: `\u202eIt fits © 2026 ${heart}` };
  const { text } = await print({ artworks: [id], note: `Dear Adaeze ${heart}.`, labels: [label] });
  expect(text.replace(/\s+/g, ' ')).toMatch(/Dear Adaeze \. .*It fits © 2026 #456,789/);
  const alone = await print({ artworks: [id], labels: [{ ...label, note: heart }] });
  expect(alone.text.replace(/\s+/g, ' ')).toMatch(/Rain #456,789/);
});

test('the catalogue prints the number of a lot, and neither its price nor its bids', async () => {
  const { id } = await addArtwork(api.db, { price: 456_789 });
  await addLot(api.db, await addAuction(api.db), { artworkId: id, number: 7, startingPrice: 345_678 });
  const { text } = await print({ artworks: [id] });
  expect(text).toContain('In auction, lot 7');
  expect(text).not.toMatch(/456.?789|345.?678/);
});

test('a long note of many lines ends with an ellipsis on its page', async () => {
  const { id } = await addArtwork(api.db);
  const note = Array.from({ length: 60 }, (_, line) => `Line ${line}.`).join('\n');
  const { pages, text } = await print({ note, artworks: [id] });
  expect(pages).toBe(2);
  expect(text).toContain('Line 10.');
  expect(text).not.toContain('Line 59.');
  expect(text).toContain('…');
});
