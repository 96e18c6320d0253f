import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../../../scripts/build/run-command.mjs';

/**
 * @typedef {{ context: string, dockerfile: string, args?: Record<string, string>, secrets?: { source: string, target: string }[] }} Build
 * @typedef {{
 *   profiles: string[], image: string, user: string, networks: string[], build?: Build,
 *   healthcheck: { test: string[] }, tmpfs: string[], cap_drop: string[], security_opt: string[], pids_limit: number,
 *   shm_size?: string, stop_grace_period?: string, ports?: string[], volumes?: string[], environment: Record<string, string>,
 *   depends_on?: Record<string, { condition: string }>, deploy: { resources: { limits: { cpus: string, memory: string } } },
 * }} Service
 * @typedef {{ services: Record<string, Service>, networks: Record<string, { internal?: boolean } | null>, volumes: Record<string, null>, secrets: Record<string, { file: string }> }} Compose
 */

/** Reads the services of one profile in docker-compose.yml, with variables replaced as Compose does. @param {string} profile @param {Record<string, string>} settings @returns {Compose} */
export function readCompose(profile, settings) {
  const compose = parse(fill(read('docker-compose.yml'), settings), { merge: true });
  const ofProfile = Object.entries(compose.services).filter(([, { profiles }]) => profiles.includes(profile));
  const services = ofProfile.map(([name, service]) => {
    const fromFile = service.env_file ? readVariables(fill(read(service.env_file), settings)) : {};
    return [name, { ...service, environment: { ...fromFile, ...service.environment } }];
  });
  return { ...compose, services: Object.fromEntries(services) };
}

/** @param {string} file */
function read(file) {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Replaces `${NAME}`, `${NAME:-default}`, and `${NAME:?what it is}`. @param {string} text @param {Record<string, string>} settings */
function fill(text, settings) {
  const withoutComments = text.replace(/^\s*#.*$/gm, '');
  return withoutComments.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, mark, rest = '') => {
    const value = settings[name];
    if (!value && mark === '?') throw new Error(`${name}: ${rest}`);
    return value || (mark === '-' ? rest : '');
  });
}

/** @param {string} text */
function readVariables(text) {
  const lines = text.split('\n').filter((line) => line.includes('='));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
