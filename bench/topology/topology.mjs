import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApps, staleApps } from '../../scripts/build/build-apps.mjs';
import { onStopRequest } from '../../scripts/servers/server-process.mjs';
import { findNginx } from '../../scripts/tests/programs/nginx.mjs';
import { findPostgres, startReplica } from '../../scripts/tests/programs/postgres.mjs';
import { startFrontOfEdges } from '../line/nginx-front.mjs';
import { stopAll, stoppedAtEnd } from '../product/closing.mjs';
import { openBidding } from '../product/data/bidding.mjs';
import { connectTo } from '../product/data/postgres.mjs';
import { residentMB } from '../product/processes.mjs';
import { startNodes } from './nodes.mjs';

/**
 * Runs the whole deployment on this machine: nginx, two edges, two APIs, and PostgreSQL with a streaming replica. While
 * many watch one lot and visitors open pages from the cache, it kills an API and an edge, and replaces all of them one
 * after the other. Reports waits and losses; exits with 1 if anything was lost.
 */
const watcherCount = Number(process.env.WATCHERS || 2000);
const perSecond = Number(process.env.VISITORS || 500);
const bidEveryMs = Number(process.env.BID_MS || 3000);

process.exitCode = 1;
onStopRequest(() => void stopAll().then(() => process.exit()));
try {
  await buildApps(staleApps());
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await stopAll();
}
process.exit();

async function run() {
  warnOfOpenFiles();
  const [postgres, nginx] = [await stoppedAtEnd(findPostgres()), await findNginx()];
  if (!postgres || !nginx) throw new Error('PostgreSQL or nginx is missing, and could not be installed.');
  const replica = await stoppedAtEnd(startReplica(postgres.url));
  const { apis, edges } = await startNodes({ databaseUrl: postgres.url, replicaUrl: replica.url });
  const front = await stoppedAtEnd(
    startFrontOfEdges(
      nginx,
      edges.map(({ url }) => url),
    ),
  );
  const client = await connectTo(postgres.url);
  const { lot, tokens } = await openBidding(client, front.url, 2);
  const watchers = forked('watchers.mjs');
  const visitors = forked('visitors.mjs');
  await bid(1);

  const began = performance.now();
  const opened = once(watchers, 'message');
  watchers.send({ open: { url: front.url, lot, count: watcherCount } });
  await opened;
  console.log(`${watcherCount} watchers are open after ${Math.round((performance.now() - began) / 1000)} s`);
  visitors.send({
    visit: { url: front.url, paths: ['/', '/artist', '/about', '/event-booking'], perSecond },
  });
  const bidding = bidUntilEnd();
  let isWhole = true;
  let searched = 0;
  await phase('quiet', () => pause(20_000));
  await phase('an API is killed', () => apis[0]?.kill(5000));
  await phase('an edge is killed', () => edges[0]?.kill(5000));
  await phase('APIs are replaced', async () => {
    for (const api of apis) await api.replace();
  });
  await phase('edges are replaced', async () => {
    for (const edge of edges) {
      await front.without(edge.url);
      await edge.replace();
      await front.without();
    }
  });
  await search(40);
  const scansOfReplica = await scansOf(replica.url);
  await phase('the replica is stopped', async () => {
    await replica.stop();
    await search(40);
  });
  const accepted = await bidding.end();
  // The last event may be under way.
  await pause(10_000);
  const { watched } = await ask(watchers);
  const { rows } = await client.query(
    'SELECT (SELECT count(*)::int FROM bids WHERE lot_id = $1) AS bids, (SELECT max(id)::int FROM lot_changes WHERE lot_id = $1) AS last',
    [lot],
  );
  await client.end();
  report('the end', { accepted, ...rows[0], scansOfReplica, ...watched });
  const isAllSeen = Object.keys(watched.last).join() === String(rows[0].last);
  return isWhole && isAllSeen && scansOfReplica > 0 && accepted <= rows[0].bids;

  /** @param {string} name @param {() => unknown} does */
  async function phase(name, does) {
    await Promise.all([ask(watchers), ask(visitors)]);
    await does();
    const begun = performance.now();
    await pause(5000);
    let [{ watched }, { visited }] = await Promise.all([ask(watchers), ask(visitors)]);
    const { last: _, ...seen } = watched;
    while (watched.open < watcherCount && performance.now() - begun < 60_000) {
      await pause(1000);
      ({ watched } = await ask(watchers));
    }
    if (visited.failures > 0 || seen.restarted > 0 || watched.open < watcherCount) isWhole = false;
    const allOpenAfterMs = Math.round(performance.now() - begun);
    report(name, { visited, watched: { ...seen, open: watched.open }, allOpenAfterMs, memoryMB: memory() });
  }

  /** Sends searches that no cache knows. @param {number} count */
  async function search(count) {
    for (let at = 0; at < count; at += 1) {
      const answer = await fetch(`${front.url}/api/artwork?q=bench&minPrice=${searched++}`);
      if (!answer.ok) isWhole = false;
      await answer.arrayBuffer();
      await pause(50);
    }
  }

  function bidUntilEnd() {
    let isEnding = false;
    const done = (async () => {
      let accepted = 0;
      for (let round = 2; !isEnding; round += 1) {
        if (await bid(round)) accepted += 1;
        await pause(bidEveryMs);
      }
      return accepted + 1;
    })();
    return {
      end: () => {
        isEnding = true;
        return done;
      },
    };
  }

  /** Bids again with the same key after a lost answer, as the page does. @param {number} round */
  async function bid(round) {
    const headers = {
      'content-type': 'application/json',
      connection: 'close',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${tokens[round % 2]}`,
    };
    const body = JSON.stringify({ max: round, confirm: true });
    watchers.send({ bid: Date.now() });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await fetch(`${front.url}/api/lot/${lot}/bid`, { method: 'POST', headers, body }).catch(
        () => null,
      );
      if (answer?.ok) return true;
      report('a bid is sent again', { status: answer?.status ?? 'no answer', attempt });
      await pause(500);
    }
    isWhole = false;
    return false;
  }

  function memory() {
    return Object.fromEntries(
      [...apis, ...edges].map(({ name, pid }, at) => [`${name}-${(at % 2) + 1}`, residentMB(pid())]),
    );
  }
}

/** While an edge is away, the other one has a connection for each watcher. Each of nginx's two workers has two for its half. */
function warnOfOpenFiles() {
  const { userLimits } = /** @type {{ userLimits: { open_files: { soft: number | 'unlimited' } } }} */ (
    process.report.getReport()
  );
  const limit = Number(userLimits.open_files.soft);
  if (1.5 * watcherCount > limit)
    console.log(`A process may open ${limit} files (ulimit -n), too few for ${watcherCount} watchers.`);
}

/** Returns how often a server has looked into its table of works. @param {string} url */
async function scansOf(url) {
  const server = await connectTo(url);
  // A server counts what a session did a moment later.
  await pause(2000);
  const { rows } = await server.query(
    "SELECT (seq_scan + idx_scan)::int AS scans FROM pg_stat_user_tables WHERE relname = 'artworks'",
  );
  await server.end();
  return rows[0].scans;
}

/** @param {string} file */
function forked(file) {
  const child = fork(path.join(import.meta.dirname, file), { execArgv: ['--max-old-space-size=4096'] });
  void stoppedAtEnd(Promise.resolve({ stop: async () => child.kill() }));
  return child;
}

/** @param {import('node:child_process').ChildProcess} child */
async function ask(child) {
  const answered = once(child, 'message');
  child.send({ report: true });
  return (await answered)[0];
}

/** @param {string} what @param {object} facts */
function report(what, facts) {
  console.log(`${what}: ${JSON.stringify(facts)}`);
}
