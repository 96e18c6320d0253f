/** @jest-environment node */
import { initializeApp } from 'firebase/app';
import { getDownloadURL, getStorage, ref } from 'firebase/storage';
import { connectEmbedded } from './storage-sdk';

/** Returns the SDK's requests and their tokens on a page of this origin. */
async function requestedFrom(page: string) {
  const { protocol, hostname, port } = new URL(page);
  const app = initializeApp({ projectId: 'embedded', storageBucket: 'uli-gallery' }, page);
  const storage = getStorage(app);
  connectEmbedded(storage, 'short-lived', { protocol, hostname, port });
  const fetching = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ downloadTokens: 'key' }));
  await getDownloadURL(ref(storage, 'images/work.png'));
  const [url, { headers = {} } = {}] = fetching.mock.calls[0] ?? [];
  fetching.mockRestore();
  return { url, authorization: (headers as Record<string, string>).Authorization };
}

test.each([
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://gallery.example', 'http://gallery.example:80'],
  ['https://gallery.example', 'https://gallery.example:443'],
  ['https://gallery.example:8443', 'https://gallery.example:8443'],
])("the SDK on a page of %s requests %s with the API's token", async (page, origin) => {
  expect(await requestedFrom(page)).toEqual({
    url: `${origin}/v0/b/uli-gallery/o/images%2Fwork.png`,
    authorization: 'Firebase short-lived',
  });
});
