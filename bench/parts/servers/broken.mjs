import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/build/run-command.mjs';
import { isClientOnly } from '../../browser/page-answers.mjs';
import { temporaryFolder } from '../../product/closing.mjs';
import { startEdge, startRemote, withoutRegistry } from '../../product/product.mjs';

/** The bench inserts these faults before a page's data in the gallery's server build. */
const faults = {
  throws: 'throw new Error("broken for the bench")',
  hangs: 'return new Promise(() => {})',
  loops: 'for (;;);',
};

/** @param {import('../../stage.mjs').Stage} stage */
export async function measureBroken(stage) {
  const [api, remotes, { artwork }] = await Promise.all([stage.api(), stage.remotes(), stage.pages()]);
  /** @type {Record<string, number[]>} */
  const waits = {};
  for (const [name, fault] of Object.entries(faults)) {
    waits[name] = await withBroken(fault, { api: api.url, remotes }, (edge) => waitsFor(edge + artwork));
  }
  return { measured: { brokenPage: Math.max(...Object.values(waits).flat()) }, details: waits };
}

/** The first visit meets the fault; the edge knows it at later visits. @param {string} url */
async function waitsFor(url) {
  const waits = [];
  for (let visit = 0; visit < 3; visit++) {
    const began = performance.now();
    const html = await (await fetch(url)).text();
    waits.push(performance.now() - began);
    if (!isClientOnly(html)) throw new Error('the broken page came rendered');
  }
  return waits;
}

/** @param {string} fault @param {{ api: string, remotes: Record<string, string> }} product @param {(edge: string) => Promise<number[]>} visit */
async function withBroken(fault, { api, remotes }, visit) {
  const folder = temporaryFolder();
  breakServerBuild(folder, fault);
  const gallery = await startRemote('gallery', folder);
  const edge = await startEdge({
    api,
    remotes: { ...remotes, gallery: gallery.url },
    env: withoutRegistry,
  });
  try {
    return await visit(edge.url);
  } finally {
    await Promise.all([edge.stop(), gallery.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Spares the home page, with which the edge warms a release. @param {string} folder @param {string} fault */
function breakServerBuild(folder, fault) {
  cpSync(path.join(root, 'gallery-remote/dist'), folder, { recursive: true });
  const release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));
  const file = path.join(folder, release.server);
  const broken = `${readFileSync(file, 'utf8')}
    ;module.exports = { ...module.exports, ssr: module.exports.ssr.map((page) =>
      page.path === '/' ? page : { ...page, prefetch: async () => { ${fault} } }) };`;
  writeFileSync(file, broken);
  release.sha256[release.server] = createHash('sha256').update(broken).digest('hex');
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
}
