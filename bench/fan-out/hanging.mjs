import { setTimeout as pause } from 'node:timers/promises';

const [batch, batches] = [100_000, 20];
const listening = "FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";

/** Ends the connections of all listeners, as a failover does. @param {import('pg').Client} client */
export const cutListeners = (client) => client.query(`SELECT pg_terminate_backend(pid) ${listening}`);

/** Stops one listener and notifies, until 2 million wait. Returns which share of PostgreSQL's queue they fill. @param {import('pg').Client} client @param {import('./crowd.mjs').Crowd} crowd */
export async function fillQueue(client, { listeners }) {
  listeners[0]?.kill('SIGSTOP');
  try {
    for (let from = 0; from < batch * batches; from += batch)
      await client.query("SELECT count(pg_notify('fan_out', i::text)) FROM generate_series($1::int, $2) i", [
        from,
        from + batch - 1,
      ]);
    const share = await usage();
    listeners[0]?.kill('SIGCONT');
    const begun = performance.now();
    while ((await usage()) > 0 && performance.now() - begun < 60_000) await pause(100);
    return { notifications: batch * batches, share, emptyAfterMs: Math.round(performance.now() - begun) };
  } finally {
    listeners[0]?.kill('SIGCONT');
  }

  async function usage() {
    return Number((await client.query('SELECT pg_notification_queue_usage() AS share')).rows[0].share);
  }
}

/** Stops one listener and publishes, until Valkey cuts it off. Returns how many messages that takes. @param {Awaited<ReturnType<typeof import('./valkey.mjs').startValkey>>} valkey @param {import('./crowd.mjs').Crowd} crowd */
export async function fillBuffer(valkey, { listeners }) {
  const before = await subscribers();
  listeners[0]?.kill('SIGSTOP');
  try {
    let messages = 0;
    while ((await subscribers()) === before && messages < batch * batches) {
      for (let at = 0; at < 5_000; at += 1, messages += 1) void valkey.publish('0');
      await valkey.publish();
    }
    listeners[0]?.kill('SIGCONT');
    const begun = performance.now();
    while ((await subscribers()) < before && performance.now() - begun < 60_000) await pause(50);
    return { messages, backAfterMs: Math.round(performance.now() - begun) };
  } finally {
    listeners[0]?.kill('SIGCONT');
  }

  async function subscribers() {
    return Number(/:(\d+)/.exec(await valkey.ask('PUBSUB NUMSUB fan_out'))?.[1]);
  }
}
