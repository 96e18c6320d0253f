import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/build/run-command.mjs';
import { leave } from '../../load/bidders.mjs';
import { biddingSettings, openBidding } from '../../product/data/bidding.mjs';
import { connectTo, openPostgres } from '../../product/data/postgres.mjs';
import { startApi, startEdge } from '../../product/product.mjs';
import { costsOfBids, costsOfReads, pathsOf } from '../../scale/measured-costs.mjs';
import { postmasterOf } from '../../scale/process-times.mjs';
import { compareSmallEnd } from '../../scale/small-end.mjs';

const apiSettings = { ...biddingSettings, DEMO_COLLECTION: 'on' };
const edgeSettings = { BODIES_PER_MINUTE: '1000000', BEHIND_FRONT: 'on' };

/** Measures the costs that the plan for many machines rests on (docs/scale.md), and writes them. @param {import('../../stage.mjs').Stage} stage */
export async function measureScale(stage) {
  const postgres = await openPostgres();
  if (!postgres) return { measured: {}, details: null, notes: ['There is no PostgreSQL here.'] };
  const api = await startApi({ databaseUrl: postgres.url, env: apiSettings });
  const edge = await startEdge({ api: api.url, remotes: await stage.remotes(), env: edgeSettings });
  try {
    const client = await connectTo(postgres.url);
    const bidding = await openBidding(client, api.url, 20);
    const pids = { edge: edge.pid, api: api.pid, postmaster: await postmasterOf(client) };
    await client.end();
    const paths = pathsOf(firstFile());
    const reads = await costsOfReads(edge.url, paths, pids);
    const costs = /** @type {import('../../scale/plan.mjs').Costs} */ ({
      ...reads,
      ...(await costsOfBids(edge.url, bidding, pids)),
    });
    const smallEnd = await compareSmallEnd(edge.url, costs, paths);
    writeFileSync(path.join(root, 'bench/scale/costs.json'), textOf({ costs, smallEnd }));
    return { measured: {}, details: { costs, smallEnd }, notes: notesOn(smallEnd) };
  } finally {
    leave();
    await edge.stop();
    await api.stop();
    await postgres.stop();
  }
}

function firstFile() {
  const files = readdirSync(path.join(root, 'shell/dist/static'));
  return `/static/${files.find((name) => /^main\..*\.js$/.test(name))}`;
}

/** Milliseconds to the microsecond. @param {object} value */
function textOf(value) {
  const rounded = (/** @type {string} */ _key, /** @type {unknown} */ each) =>
    typeof each === 'number' ? Number(each.toFixed(3)) : each;
  return `${JSON.stringify(value, rounded, 2)}\n`;
}

/** @param {Awaited<ReturnType<typeof compareSmallEnd>>} smallEnd */
function notesOn(smallEnd) {
  return Object.entries(smallEnd).map(
    ([kind, { measured, simulated }]) =>
      `Small end, ${kind}: p50 ${measured.p50.toFixed(1)} ms, simulated ${simulated.p50.toFixed(1)}; p99 ${measured.p99.toFixed(1)} ms, simulated ${simulated.p99.toFixed(1)}`,
  );
}
