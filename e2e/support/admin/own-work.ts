import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Work } from '../work';
import { curatorsToken } from './curator';

/** `like` is a work whose artist the new one shares. */
export type OwnWorkFields = Partial<{
  like: string;
  name_of_artwork: string;
  type_of_artwork: string;
  artist_email: string;
  price: number;
  materials: string;
  height_cm: number;
  width_cm: number;
  open_to_offers: boolean;
}>;

type Model = { headers: { authorization: string }; img_url: string; artist_email: string };
/** One log-in of the curator serves all works of a worker with the same model. */
const models = new Map<string, Promise<Model>>();

/**
 * Publishes a work for one journey, so that it neither needs nor changes the works of others. Most journeys look at
 * paintings and sculptures, so it has the third type. Its picture is one of the demo's.
 */
export async function createOwnWork(
  request: APIRequestContext,
  { like, open_to_offers, ...fields }: OwnWorkFields = {},
): Promise<Work> {
  const key = `${process.env.E2E_GALLERY} ${like}`;
  const reading = models.get(key) ?? readModel(request, like);
  models.set(key, reading);
  const { headers, img_url, artist_email } = await reading;
  const data = {
    img_url,
    artist_email,
    name_of_artwork: `Tide ${randomUUID().slice(0, 8)}`,
    type_of_artwork: 'Digital Painting',
    price: 320_000,
    description: 'Lanterns along the river road.',
    height_cm: 60,
    width_cm: 40,
    condition: 'Excellent.',
    ...fields,
  };
  const created = await request.post('/api/artwork/create', { headers, data });
  expect(created.status(), await created.text()).toBe(201);
  const { artwork } = await created.json();
  if (open_to_offers) {
    const record = await request.get(`/api/artwork/${artwork._id}/record`, { headers });
    const changed = { ...(await record.json()).artwork, open_to_offers };
    expect((await request.put(`/api/artwork/${artwork._id}`, { headers, data: changed })).status()).toBe(200);
  }
  return artwork;
}

async function readModel(request: APIRequestContext, like?: string): Promise<Model> {
  const headers = { authorization: `Bearer ${await curatorsToken(request)}` };
  const read = async (path: string) => (await request.get(`/api/artwork${path}`, { headers })).json();
  const [first] = (await read('?sort=name&limit=1')).artworks as Work[];
  const { artist_email } = (await read(`/${like ?? first?._id}/record`)).artwork;
  const picture = await (await request.get(first?.img_url ?? '')).body();
  return { headers, img_url: await upload(request, headers, picture), artist_email };
}

/** The gallery has made the smaller pictures of this content already. */
async function upload(
  request: APIRequestContext,
  headers: Model['headers'],
  picture: Buffer,
): Promise<string> {
  const { token } = await (await request.post('/api/storage/token', { headers })).json();
  const start =
    '--part\r\nContent-Type: application/json\r\n\r\n{}\r\n--part\r\nContent-Type: image/jpeg\r\n\r\n';
  const answer = await request.post(`/v0/b/uli-gallery/o?name=images%2F${randomUUID()}.jpg`, {
    headers: {
      authorization: `Firebase ${token}`,
      'x-goog-upload-protocol': 'multipart',
      'content-type': 'multipart/related; boundary=part',
    },
    data: Buffer.concat([Buffer.from(start), picture, Buffer.from('\r\n--part--')]),
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { name, bucket, downloadTokens } = await answer.json();
  return `/v0/b/${bucket}/o/${encodeURIComponent(name)}?alt=media&token=${downloadTokens}`;
}
