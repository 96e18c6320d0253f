import { remoteNames, startRemote } from './product';

/** The remotes' servers, which all galleries of the journeys share: started before the first test, stopped after the last. */
export default async function openRemotes() {
  const remotes = await Promise.all(remoteNames.map((name) => startRemote(name)));
  // The workers inherit the environment: this is how they learn the addresses.
  const urls = Object.fromEntries(remoteNames.map((name, at) => [name, remotes[at]?.url]));
  process.env.E2E_REMOTES = JSON.stringify(urls);
  return async () => {
    await Promise.all(remotes.map((remote) => remote.stop()));
  };
}
