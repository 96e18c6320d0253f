import { keysOf, sampleRelease, signed, signedCommand, teamKey } from '../gallery/sample-release';
import { setUpReleases } from './set-up-releases';

const url = '/api/releases/signed-commands';

/** Opens an API that takes the signed commands of two teams. `retired` is a key that no longer counts. */
export function setUpSignedCommands() {
  const [gallery, customer, retired] = [teamKey('gallery'), teamKey('customer'), teamKey('gallery', '2025')];
  const releaseKeys = keysOf(gallery, customer);
  const desk = setUpReleases(releaseKeys);
  return { desk, gallery, customer, retired, releaseKeys, post, send, textOf };

  async function post(payload: object, to = desk.app) {
    const answer = await to.inject({ method: 'POST', url, payload });
    return { status: answer.statusCode, ...answer.json<{ message: string; lines: string[] }>() };
  }

  async function send(command: object, team = gallery) {
    return post(signedCommand(team, command));
  }

  function textOf(version: string) {
    return JSON.stringify(signed(sampleRelease(version), gallery));
  }
}
