import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildApps, staleApps } from '../scripts/build/build-apps.mjs';
import { root } from '../scripts/build/run-command.mjs';
import { onStopRequest } from '../scripts/servers/server-process.mjs';
import { generatorName } from './load/load.mjs';
import { measureAccounts } from './parts/api/accounts.mjs';
import { measureAdmin } from './parts/api/admin.mjs';
import { measureApi } from './parts/api/api.mjs';
import { measureBids } from './parts/api/bids.mjs';
import { measureFair } from './parts/api/fair.mjs';
import { measureImports } from './parts/api/imports.mjs';
import { measureJobs } from './parts/api/jobs.mjs';
import { measureSearch } from './parts/api/search.mjs';
import { measureCanary } from './parts/releases/canary.mjs';
import { measureTelemetry } from './parts/releases/telemetry.mjs';
import { measureBroken } from './parts/servers/broken.mjs';
import { measureCosts } from './parts/servers/costs.mjs';
import { measureEdge } from './parts/servers/edge.mjs';
import { measureEndurance } from './parts/servers/endurance.mjs';
import { measureFanout } from './parts/servers/fanout.mjs';
import { measureProxy } from './parts/servers/proxy.mjs';
import { measureScale } from './parts/servers/scale.mjs';
import { measureInstall, measureStart } from './parts/servers/start.mjs';
import { measureBackOffice } from './parts/visits/back-office.mjs';
import { measureFiles } from './parts/visits/files.mjs';
import { measureFonts } from './parts/visits/fonts.mjs';
import { measureLine } from './parts/visits/line.mjs';
import { measureNavigation } from './parts/visits/navigation.mjs';
import { measurePages } from './parts/visits/pages.mjs';
import { measurePrerendering } from './parts/visits/prerendering.mjs';
import { stopAll } from './product/closing.mjs';
import { rowsOf, tableOf } from './report.mjs';
import { settings } from './settings.mjs';
import { openStage } from './stage.mjs';
import { step } from './step.mjs';

/** @type {Record<string, (stage: import('./stage.mjs').Stage) => Promise<{ measured: Record<string, number>, details: unknown, notes?: string[] }>>} */
const parts = {
  files: measureFiles,
  pages: measurePages,
  line: measureLine,
  fonts: measureFonts,
  navigation: measureNavigation,
  prerendering: measurePrerendering,
  edge: measureEdge,
  costs: measureCosts,
  proxy: measureProxy,
  broken: measureBroken,
  api: measureApi,
  search: measureSearch,
  admin: measureAdmin,
  fair: measureFair,
  office: measureBackOffice,
  accounts: measureAccounts,
  bids: measureBids,
  jobs: measureJobs,
  imports: measureImports,
  canary: measureCanary,
  telemetry: measureTelemetry,
  scale: measureScale,
  fanout: measureFanout,
  endurance: measureEndurance,
  start: measureStart,
  install: measureInstall,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`The bench has no part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const failed = await buildApps(staleApps());
if (failed.length > 0) {
  console.error(`Nothing to measure: ${failed.join(', ')} could not be built.`);
  process.exit(1);
}

/** The longest part installs the packages and watches the memory for minutes, or runs for the minutes of the settings. */
const secondsOfPart = 1_800 + settings.minutes * 60;
const [loadBefore] = os.loadavg();
/** @type {Record<string, number>} */
const measured = {};
/** @type {Record<string, unknown>} */
const details = {};
/** @type {string[]} */
const notes = [];
/** @type {string[]} */
const notMeasured = [];
const stage = openStage();
let isEnded = false;
onStopRequest(() => {
  if (!isEnded) void finish(1);
  isEnded = true;
});
for (const [name, measure] of Object.entries(parts)) {
  if (isEnded) break;
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  try {
    const result = await step(`part ${name}`, secondsOfPart, () => measure(stage));
    Object.assign(measured, result.measured);
    details[name] = result.details;
    notes.push(...(result.notes ?? []));
  } catch (error) {
    notMeasured.push(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}
if (!isEnded) await finish(0);

/** Reports the results so far when somebody stops the bench. @param {number} exitCode */
async function finish(exitCode) {
  await stopAll();
  report();
  process.exit(exitCode);
}

function report() {
  const rows = rowsOf(measured);
  const cores = os.availableParallelism();
  const machine = { cores, node: process.version, generator: generatorName, loadBefore, ...settings };
  const results = { machine, rows, notes, notMeasured, details };
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const file = path.join(root, '.cache', 'bench-results.json');
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\n${tableOf(rows)}\n`);
  console.log(`Medians of ${settings.runs} on ${cores} cores, shared with ${generatorName}.`);
  console.log(`Load before: ${loadBefore?.toFixed(1)}. Details: ${path.relative(root, file)}.`);
  for (const line of notes) console.log(line);
  for (const line of notMeasured) console.log(`Could not measure ${line}`);
}
