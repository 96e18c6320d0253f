import { readFileSync } from 'node:fs';
import path from 'node:path';
import { planFor } from './plan.mjs';
import { ratesOf, scales, workload } from './workload.mjs';

/** Prints the processes that each load needs, from the costs that `npm run bench -- scale` measured. */
const { costs } = JSON.parse(readFileSync(path.join(import.meta.dirname, 'costs.json'), 'utf8'));
const heads = [
  'Load',
  'Visitors a day',
  'Watchers',
  'Requests/s',
  'Edges',
  'APIs',
  'Database cores',
  'Machines of 2 cores',
  'Busiest',
  'p99 page',
  'p99 bid',
  'p99 event',
];
const rows = scales.map((scale) => {
  const { machines, busy, p99 } = planFor(costs, scale);
  const rates = Object.values(ratesOf(workload, scale)).reduce((sum, rate) => sum + rate, 0);
  const [name, share] = Object.entries(busy).sort(([, a], [, b]) => b - a)[0] ?? [];
  return [
    `${scale} ×`,
    (workload.visitorsADay * scale).toLocaleString('en'),
    (workload.watchers * scale).toLocaleString('en'),
    rates.toFixed(0),
    machines.edges,
    machines.apis,
    machines.databaseCores,
    machinesOf(machines),
    `${name} ${((share ?? 0) * 100).toFixed(0)}%`,
    ...[p99.page, p99.bid, p99.event].map((ms) => `${ms.toFixed(0)} ms`),
  ];
});
for (const row of [heads, heads.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);

/** One for each edge and API, and the database twice, as a primary and its standby. @param {import('./plan.mjs').Machines} machines */
function machinesOf({ edges, apis, databaseCores }) {
  return edges + apis + 2 * Math.ceil(databaseCores / 2);
}
