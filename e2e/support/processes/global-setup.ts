import { rmSync } from 'node:fs';
import { remoteNames, startApi, startRemote, temporaryFolder } from './product';

/** Starts the remotes' servers and prepares the data that each worker's gallery copies. */
export default async function globalSetup() {
  const template = temporaryFolder();
  const [remotes] = await Promise.all([
    Promise.all(remoteNames.map((name) => startRemote(name))),
    startApi({ dataDir: template }).then((api) => api.stop()),
  ]);
  const urls = Object.fromEntries(remoteNames.map((name, at) => [name, remotes[at]?.url]));
  // Workers inherit the environment.
  Object.assign(process.env, { E2E_REMOTES: JSON.stringify(urls), E2E_TEMPLATE: template });
  return async () => {
    await Promise.all(remotes.map((remote) => remote.stop()));
    rmSync(template, { recursive: true, force: true });
  };
}
