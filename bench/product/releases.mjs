import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../scripts/build/run-command.mjs';
import { temporaryFolder } from './closing.mjs';

/** Copies a gallery remote's folder and gives its release another version with the same files. */
export function openGalleryFolder() {
  const folder = temporaryFolder();
  cpSync(path.join(root, 'gallery-remote/dist'), folder, { recursive: true });
  const file = path.join(folder, 'release.json');
  return {
    folder,
    /** @param {string} version */
    publish(version) {
      const { signature: _, ...release } = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...release, version }));
    },
  };
}

/** Acts like an administrator in the back office. @param {string} api @param {{ email: string, password: string }} account */
export async function openRegistry(api, account) {
  /** @type {Record<string, string>} */
  const authorization = {};
  const { data } = await send('POST', '/auth/login', account);
  authorization.authorization = `Bearer ${data.token}`;
  return { command, autoPromote, untilRegistered };

  /** @param {object} body */
  function command(body) {
    return send('POST', '/releases/commands', { remote: 'gallery', reason: 'bench', ...body });
  }

  /** @param {boolean} on */
  function autoPromote(on) {
    return send('PUT', '/releases/auto-promote', { on, reason: 'bench' });
  }

  /** @param {string} version @param {'live' | 'next'} place */
  async function untilRegistered(version, place) {
    for (let tries = 0; tries < 150; tries += 1) {
      const { remotes } = await send('GET', '/releases');
      const gallery = remotes.find((/** @type {{ remote: string }} */ { remote }) => remote === 'gallery');
      if (gallery[place]?.version === version) return;
      await pause(200);
    }
    throw new Error(`Release ${version} did not become ${place}.`);
  }

  /** @param {string} method @param {string} where @param {object} [body] @returns {Promise<any>} */
  async function send(method, where, body) {
    const headers = { ...authorization, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${api}/api${where}`, { method, headers, body: body && JSON.stringify(body) });
    const read = await answer.json();
    if (!answer.ok) throw new Error(`${where} answered ${answer.status}: ${read.message}`);
    return read;
  }
}
