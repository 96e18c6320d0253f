import { commitsWith } from '../../fan-out/commits.mjs';
import { openCrowd } from '../../fan-out/crowd.mjs';
import { delaysOf } from '../../fan-out/delays.mjs';
import { openEngines } from '../../fan-out/engines.mjs';
import { cutListeners, fillBuffer, fillQueue } from '../../fan-out/hanging.mjs';
import { findValkey, howToInstall } from '../../fan-out/valkey.mjs';
import { stoppedAtEnd } from '../../product/closing.mjs';
import { openPostgres } from '../../product/data/postgres.mjs';
import { settings } from '../../settings.mjs';
import { step } from '../../step.mjs';

const watchers = Number(process.env.WATCHERS || 20_000);
const { seconds } = settings;
const hot = { perSecond: 5, seconds: 2 * seconds };
const burst = { perSecond: 100, seconds };
/** Two APIs, and as many as 100,000 watchers need. The watchers below fit on two. */
const sizes = [2, 20];

/** @typedef {import('../../fan-out/engines.mjs').Engine} Engine */

/** Compares NOTIFY with Valkey as what wakes the streams of all APIs. */
export async function measureFanout() {
  const program = findValkey();
  if (!program) return { measured: {}, details: null, notes: [howToInstall] };
  const postgres = await openPostgres();
  if (!postgres) return { measured: {}, details: null, notes: ['There is no PostgreSQL here.'] };
  const { client, valkey, ...engines } = await openEngines(postgres.url, program);
  /** @type {Record<string, unknown>} */
  const details = {};
  /** @type {string[]} */
  const notes = [];
  try {
    for (const engine of [engines.notify, engines.pubsub]) {
      for (const servers of sizes) {
        await within(engine, servers, 2 * servers, async (crowd) => {
          note(`${engine.name}, ${servers} APIs, two readers each, 5/s`, await delaysOf(engine, crowd, hot));
          note(
            `${engine.name}, ${servers} APIs, two readers each, 100/s`,
            await delaysOf(engine, crowd, burst),
          );
          const commits = await commitsWith(postgres.url, seconds, () => valkey.publish());
          note(`Commits with ${servers} APIs on ${engine.name}`, commits);
        });
      }
      await within(engine, 2, watchers, async (crowd) => {
        note(
          `${engine.name}, 2 APIs, ${watchers} watchers, 1/s`,
          await delaysOf(engine, crowd, { ...hot, perSecond: 1 }),
        );
        note(`${engine.name}, 2 APIs, ${watchers} watchers, 5/s`, await delaysOf(engine, crowd, hot));
        note(`${engine.name}, 2 APIs, ${watchers} watchers, 100/s`, await delaysOf(engine, crowd, burst));
      });
      await within(engine, 2, 200, async (crowd) => {
        const isNotify = engine === engines.notify;
        const midway = () => (isNotify ? cutListeners(client) : valkey.restart(1_000));
        note(`${engine.name}, connections break`, await delaysOf(engine, crowd, { ...hot, midway }));
        note(
          `${engine.name}, a listener hangs`,
          await (isNotify ? fillQueue(client, crowd) : fillBuffer(valkey, crowd)),
        );
        note(`${engine.name}, after it`, await delaysOf(engine, crowd, hot));
      });
    }
    return { measured: {}, details, notes };
  } finally {
    await client.end();
    await valkey.stop();
    await postgres.stop();
  }

  /** @param {string} what @param {object} figures */
  function note(what, figures) {
    details[what] = figures;
    const rounded = Object.entries(figures).map(([name, value]) => `${name} ${Number(value.toPrecision(3))}`);
    notes.push(`${what}: ${rounded.join(', ')}`);
    console.log(`    ${notes.at(-1)}`);
  }

  /** @param {Engine} engine @param {number} servers @param {number} readers @param {(crowd: import('../../fan-out/crowd.mjs').Crowd) => Promise<void>} measure */
  async function within(engine, servers, readers, measure) {
    const what = `${engine.name}: ${servers} APIs, ${readers} readers`;
    await step(what, 900, async () => {
      const place = { databaseUrl: postgres?.url ?? '', valkeyPort: engine.valkeyPort };
      const crowd = await stoppedAtEnd(openCrowd({ ...place, servers, readers }));
      await measure(crowd).finally(crowd.stop);
    });
  }
}
