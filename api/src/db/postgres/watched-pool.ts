import { setImmediate as afterPoll, setTimeout as pause } from 'node:timers/promises';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { watchedSockets } from './watched-sockets';

const suspectAfterMs = 700;
const checkIntervalMs = 200;
const [probeWaits, probeWaitMs] = [10, 100];
const [outcomeWaitMs, outcomePollMs] = [2_000, 50];

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: Release) => void;
type Release = (destroy?: boolean | Error) => void;

/** Tells a hanging server from a busy one: while no byte arrives, waiting queries fail at once. */
export class WatchedPool extends Pool {
  private readonly busy = new Map<PoolClient, number>();
  private readonly waiting = new Map<(reason: Error) => void, number>();
  private readonly sockets: ReturnType<typeof watchedSockets>;
  private readonly prober: Pool;
  private readonly checkTimer: NodeJS.Timeout;
  private isHanging = false;
  private isProbing = false;
  private probeAfter = 0;
  /** Changes when the lasting connection breaks. Until then, the server has not restarted. */
  session = 0;

  constructor(config: PoolConfig) {
    const sockets = watchedSockets();
    super({ ...config, stream: sockets.open });
    this.sockets = sockets;
    const { connectionString } = config;
    const lasting = { max: 1, idleTimeoutMillis: 0, keepAlive: true, query_timeout: 10_000 };
    this.prober = new Pool({ connectionString, ...lasting, stream: sockets.open });
    this.prober.on('connect', () => {
      this.session += 1;
    });
    // The pool replaces broken connections; without a listener, an error would end the process.
    for (const pool of [this, this.prober]) pool.on('error', () => {});
    // The owner of a broken connection may never release it.
    this.on('connect', (client) => client.on('end', () => this.busy.has(client) && client.release(true)));
    this.once('connect', () => void this.ping());
    this.checkTimer = setInterval(() => void this.check(), checkIntervalMs).unref();
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
    clearInterval(this.checkTimer);
    await Promise.all([super.end(), this.prober.end()]);
  }

  /** A server that restarts or is replaced can give the id to another transaction, so only the same `session` counts. */
  async outcomeOf(id: string, session: number): Promise<'committed' | 'aborted' | 'unknown'> {
    const limit = pause(outcomeWaitMs, 'unknown' as const, { ref: false });
    return Promise.race([limit, this.finalStatusOf(id, session).catch(() => 'unknown' as const)]);
  }

  private async finalStatusOf(id: string, session: number) {
    const deadline = performance.now() + outcomeWaitMs;
    while (performance.now() < deadline && !this.isHanging) {
      const { rows } = await this.prober.query('SELECT pg_xact_status($1::xid8) AS status', [id]);
      if (this.session !== session) break;
      const { status } = rows[0];
      if (status === 'committed' || status === 'aborted') return status;
      await pause(outcomePollMs);
    }
    return 'unknown' as const;
  }

  private async acquire(): Promise<PoolClient> {
    if (this.isHanging) throw noAnswer();
    const acquiring = super.connect();
    let failAll = (_reason: Error) => {};
    const failed = new Promise<never>((_resolve, reject) => {
      failAll = reject;
    });
    this.waiting.set(failAll, performance.now());
    try {
      return this.track(await Promise.race([acquiring, failed]));
    } catch (error) {
      acquiring.then(
        (client) => client.release(true),
        () => {},
      );
      throw error;
    } finally {
      this.waiting.delete(failAll);
    }
  }

  private track(client: PoolClient): PoolClient {
    const release = client.release.bind(client);
    this.busy.set(client, performance.now());
    client.release = (destroy) => {
      if (this.busy.delete(client)) release(destroy);
    };
    return client;
  }

  private async check(): Promise<void> {
    const now = performance.now();
    // The session of the next commit begins before it.
    if (this.session > 0 && this.prober.totalCount === 0) void this.ping();
    const isLong = (since: number) => now - since >= suspectAfterMs;
    const hasSlowQuery = [...this.busy.values(), ...this.waiting.values()].some(isLong);
    if (this.isProbing || now < this.probeAfter || !(hasSlowQuery || this.isHanging)) return;
    this.isProbing = true;
    const answers = await this.probe();
    this.isProbing = false;
    this.probeAfter = performance.now() + suspectAfterMs;
    if (!answers) this.rejectWaiting();
    this.isHanging = !answers;
  }

  /** Counts only the time in which the event loop reads, because a paused process says nothing about the server. */
  private async probe(): Promise<boolean> {
    let isAnswered = false;
    this.sockets.hasReceived();
    void this.ping().then(() => {
      isAnswered = true;
    });
    for (let wait = 0; wait < probeWaits; wait += 1) {
      await pause(probeWaitMs);
      await afterPoll();
      if (isAnswered || this.sockets.hasReceived()) return true;
    }
    return false;
  }

  /** Counts a refusal as an answer, because queries then fail at once too. */
  private async ping(): Promise<void> {
    await this.prober.query('SELECT 1').catch(() => {});
  }

  private rejectWaiting(): void {
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

function noAnswer(): Error {
  return Object.assign(new Error('The database does not answer.'), { code: '08006' });
}
