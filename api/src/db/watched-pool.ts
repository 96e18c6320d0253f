import { setImmediate as afterPoll, setTimeout as pause } from 'node:timers/promises';
import { Pool, type PoolClient, type PoolConfig } from 'pg';

/** Milliseconds after which somebody who waits makes us ask whether the database still answers at all. */
const suspectAfter = 700;
/** Milliseconds in which a database that is there answers nothing but `SELECT 1`. */
const probeTimeout = 700;
const lookEvery = 200;

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: Release) => void;
type Release = (destroy?: boolean | Error) => void;

/**
 * A pool that knows a hanging database from a slow query. As soon as somebody has waited for a while, a connection of
 * its own asks for a sign of life; without one everybody who waits fails at once, what they had open is closed (the
 * server rolls it back), and nobody waits again until the database answers. A slow query is left alone.
 */
export class WatchedPool extends Pool {
  /** Since when, in milliseconds. */
  private readonly busy = new Map<PoolClient, number>();
  private readonly waiting = new Map<(reason: Error) => void, number>();
  private readonly prober: Pool;
  private readonly looking: NodeJS.Timeout;
  private isHanging = false;
  private isProbing = false;
  private probeAfter = 0;

  constructor(config: PoolConfig) {
    super(config);
    const { connectionString } = config;
    this.prober = new Pool({ connectionString, max: 1, idleTimeoutMillis: 60_000, query_timeout: 10_000 });
    // A connection that breaks is replaced; unheard, its error would end the process.
    for (const pool of [this, this.prober]) pool.on('error', () => {});
    // Whoever began a transaction on a connection that broke does not give it back.
    this.on('connect', (client) => client.on('end', () => this.busy.has(client) && client.release(true)));
    this.looking = setInterval(() => void this.look(), lookEvery).unref();
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    if (!callback) return this.acquire();
    this.acquire().then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  override async end(): Promise<void> {
    clearInterval(this.looking);
    await Promise.all([super.end(), this.prober.end()]);
  }

  private async acquire(): Promise<PoolClient> {
    if (this.isHanging) throw noAnswer();
    const acquiring = super.connect();
    let giveUp = (_reason: Error) => {};
    const gaveUp = new Promise<never>((_resolve, reject) => {
      giveUp = reject;
    });
    this.waiting.set(giveUp, Date.now());
    try {
      return this.lend(await Promise.race([acquiring, gaveUp]));
    } catch (error) {
      // It may still come, when nobody waits for it.
      acquiring.then(
        (client) => client.release(true),
        () => {},
      );
      throw error;
    } finally {
      this.waiting.delete(giveUp);
    }
  }

  /** Given back once, whoever does it: its holder, or we when the database hangs. */
  private lend(client: PoolClient): PoolClient {
    const release = client.release.bind(client);
    this.busy.set(client, Date.now());
    client.release = (destroy) => {
      if (this.busy.delete(client)) release(destroy);
    };
    return client;
  }

  private async look(): Promise<void> {
    const now = Date.now();
    const isLong = (since: number) => now - since >= suspectAfter;
    const isSuspect = [...this.busy.values(), ...this.waiting.values()].some(isLong);
    if (this.isProbing || now < this.probeAfter || !(isSuspect || this.isHanging)) return;
    this.isProbing = true;
    const answers = await this.probe();
    this.isProbing = false;
    this.probeAfter = Date.now() + suspectAfter;
    if (!answers) this.giveUp();
    this.isHanging = !answers;
  }

  /** A refusal is an answer too: whoever asks then is refused as well, at once. */
  private async probe(): Promise<boolean> {
    const answered = this.prober.query('SELECT 1').then(
      () => true,
      () => true,
    );
    // When we ourselves stood still, what has arrived meanwhile is read before it is called silence.
    const silent = pause(probeTimeout).then(() => afterPoll(false));
    return Promise.race([answered, silent]);
  }

  private giveUp(): void {
    for (const reject of this.waiting.keys()) reject(noAnswer());
    for (const client of [...this.busy.keys()]) client.release(true);
    for (let idle = this.idleCount; idle > 0; idle -= 1) {
      super.connect().then(
        (client) => client.release(true),
        () => {},
      );
    }
  }
}

/** With PostgreSQL's code for a connection that failed. */
function noAnswer(): Error {
  return Object.assign(new Error('The database does not answer.'), { code: '08006' });
}
