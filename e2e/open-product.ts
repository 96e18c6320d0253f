import { type RemoteUrls, remoteNames, startApi, startEdge, startRemote } from './product';

/** The product that the journeys visit: started before the first test, stopped after the last. */
export default async function openProduct() {
  const [api, ...remotes] = await Promise.all([startApi(), ...remoteNames.map((name) => startRemote(name))]);
  const urls = Object.fromEntries(remoteNames.map((name, at) => [name, remotes[at]?.url])) as RemoteUrls;
  const edge = await startEdge({ api: api.url, remotes: urls });
  // The workers inherit the environment: this is how they learn the addresses.
  Object.assign(process.env, {
    E2E_GALLERY: edge.url,
    E2E_API: api.url,
    E2E_API_DATA: api.dataDir,
    E2E_REMOTES: JSON.stringify(urls),
  });
  return async () => {
    await Promise.all([edge, api, ...remotes].map((piece) => piece.stop()));
  };
}
