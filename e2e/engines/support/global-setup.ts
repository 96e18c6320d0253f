import { remoteNames, startApi, startEdge, startRemote } from '../../support/processes/product';

export default async function globalSetup() {
  const [api, ...remotes] = await Promise.all([startApi(), ...remoteNames.map((name) => startRemote(name))]);
  const urls = remotes.map(({ url }) => url);
  const [gallery = '', customer = '', admin = ''] = urls;
  const edge = await startEdge({
    api: api.url,
    registry: api.internalUrl,
    remotes: { gallery, customer, admin },
  });
  Object.assign(process.env, { E2E_GALLERY: edge.url, E2E_API: api.url });
  return async () => {
    await Promise.all([edge, api, ...remotes].map((piece) => piece.stop()));
  };
}
