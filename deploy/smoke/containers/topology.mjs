import { setTimeout as pause } from 'node:timers/promises';
import { readCompose } from './compose-file.mjs';
import { buildFlags, containerFlags } from './container-flags.mjs';
import { engine, succeeds } from './engine.mjs';

const project = 'uli-smoke';
/** For example `--network=host` where builds cannot reach a registry otherwise. */
const moreBuildFlags = (process.env.BUILD_FLAGS ?? '').split(' ').filter(Boolean);

/** @param {string} name */
export const containerOf = (name) => `${project}-${name}`;

/** @param {Record<string, string>} settings */
export async function buildImages(settings) {
  const compose = readCompose('production', settings);
  for (const [name, service] of Object.entries(compose.services)) {
    const flags = buildFlags(compose, service);
    if (!flags) continue;
    console.log(`  builds ${name} …`);
    await engine('build', ...moreBuildFlags, ...flags);
  }
}

/** Starts each service after the services that it depends on. @param {Record<string, string>} settings */
export async function startAll(settings) {
  const { services, networks, volumes } = readCompose('production', settings);
  for (const [name, network] of Object.entries(networks))
    await engine('network', 'create', ...(network?.internal ? ['--internal'] : []), `${project}-${name}`);
  for (const name of Object.keys(volumes)) await engine('volume', 'create', `${project}-${name}`);
  /** @type {Map<string, Promise<void>>} */
  const started = new Map();
  await Promise.all(Object.keys(services).map(startOnce));

  /** @param {string} name @returns {Promise<void>} */
  function startOnce(name) {
    const starting = started.get(name) ?? startAfterOthers(name);
    started.set(name, starting);
    return starting;
  }

  /** @param {string} name */
  async function startAfterOthers(name) {
    const needed = Object.entries(services[name]?.depends_on ?? {});
    await Promise.all(needed.map(([other]) => startOnce(other)));
    for (const [other, { condition }] of needed)
      if (condition === 'service_healthy') await untilHealthy(settings, other);
    await start(settings, name);
  }
}

/** @param {Record<string, string>} settings @param {string} name */
async function start(settings, name) {
  const service = serviceOf(settings, name);
  const container = containerOf(name);
  await engine('create', ...containerFlags(project, name, service));
  for (const network of service.networks.slice(1))
    await engine('network', 'connect', '--alias', name, `${project}-${network}`, container);
  await engine('start', container);
}

/** Replaces only this service with a new container. @param {Record<string, string>} settings @param {string} name */
export async function replace(settings, name) {
  await engine('stop', containerOf(name));
  await engine('rm', containerOf(name));
  await start(settings, name);
}

/** @param {Record<string, string>} settings @param {string} name */
export async function untilHealthy(settings, name) {
  const [, ...command] = serviceOf(settings, name).healthcheck.test;
  for (let tries = 0; tries < 180; tries++) {
    if (await succeeds(containerOf(name), command)) return;
    await pause(1000);
  }
  throw new Error(`${name} is not healthy: ${await engine('logs', '--tail', '20', containerOf(name))}`);
}

/** Removes everything, including the remains of an earlier run. @param {Record<string, string>} settings */
export async function removeAll(settings) {
  const { services, networks, volumes } = readCompose('production', settings);
  const removed = [
    ...Object.keys(services).map((name) => ['rm', '--force', containerOf(name)]),
    ...Object.keys(networks).map((name) => ['network', 'rm', `${project}-${name}`]),
    ...Object.keys(volumes).map((name) => ['volume', 'rm', `${project}-${name}`]),
  ];
  for (const words of removed) await engine(...words).catch(() => '');
}

/** @param {Record<string, string>} settings @param {string} name */
function serviceOf(settings, name) {
  const service = readCompose('production', settings).services[name];
  if (!service) throw new Error(`${name} is no service of production`);
  return service;
}
