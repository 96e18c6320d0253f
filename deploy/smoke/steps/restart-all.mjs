import assert from 'node:assert/strict';
import { engine } from '../containers/engine.mjs';
import { containerOf, untilHealthy } from '../containers/topology.mjs';
import { visitAll, within } from './observe.mjs';

/** @param {{ site: string, settings: Record<string, string> }} options */
export async function restartAll({ site, settings }) {
  const [before] = await visitAll(site);
  await engine('stop', containerOf('api'));
  for (const { status, release } of await visitAll(site))
    assert.deepEqual([status, release], [200, before?.release]);
  await engine('restart', containerOf('edge'));
  await untilHealthy(settings, 'edge');
  // The restart has erased their data, and the remote's server has another release by now.
  for (const { release } of await visitAll(site)) assert.equal(release, before?.release);
  await engine('start', containerOf('api'));
  await untilHealthy(settings, 'api');
  await within(10, async () => {
    const { status, releases } = await (await fetch(`${site}/api/health`)).json();
    assert.equal(status, 'ok');
    for (const { version, state } of Object.values(releases))
      assert.equal(`${version} ${state}`, '2.0.0 live');
  });
  for (const name of ['edge', 'api']) {
    await engine('stop', containerOf(name));
    const code = await engine('inspect', '--format', '{{.State.ExitCode}}', containerOf(name));
    assert.equal(code, '0', `${name} ends with ${code}`);
  }
}
