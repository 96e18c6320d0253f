import assert from 'node:assert/strict';
import { engine, succeeds } from '../containers/engine.mjs';
import { containerOf } from '../containers/topology.mjs';

const inside = {
  'http://edge:3100/metrics': 'edge_pages_total',
  'http://api:4100/metrics': 'http_request_duration_seconds',
  'http://api:4100/registry': 'edge is a required field',
};

/** @param {string} site */
export async function onlyInside(site) {
  for (const [url, words] of Object.entries(inside)) {
    const program = `fetch('${url}').then(async (answer) => console.log(await answer.text()))`;
    const said = await engine('exec', containerOf('edge'), 'node', '-e', program);
    assert.ok(said.includes(words), `${url} does not say ${words}`);
    const { pathname } = new URL(url);
    for (const address of [pathname, `/api${pathname}`]) {
      const answer = await fetch(site + address);
      const text = await answer.text();
      assert.equal(answer.status, 404, `${address} is public`);
      assert.ok(!text.includes(words), `${address} is public`);
    }
  }
  const fromRemote = ['wget', '-q', '-T', '3', '-O', '-', 'http://api:4100/metrics'];
  assert.equal(await succeeds(containerOf('gallery-remote'), fromRemote), false);
  const published = await Promise.all(
    ['edge', 'api', 'postgres', 'gallery-remote'].map((name) => engine('port', containerOf(name))),
  );
  assert.match(published[0] ?? '', /^3000\/tcp -> 127\.0\.0\.1:\d+$/);
  assert.deepEqual(published.slice(1), ['', '', '']);
}
