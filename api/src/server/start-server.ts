import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { waitingConnections } from '@gallery/shared/server/closing/crowds';
import { gracefulClose } from '@gallery/shared/server/closing/graceful-close';
import { makePrivate } from '@gallery/shared/server/files';
import type { FastifyInstance } from 'fastify';
import { lockFolder } from '../db/embedded/lock';
import { databaseAddressOf, openDatabase } from '../db/open-database';
import { claimTogether } from '../db/postgres/claim';
import { openReplica } from '../db/postgres/replica';
import { demoCollection } from '../demo/demo-collection';
import { demoPicturesOf } from '../demo/demo-pictures';
import { seedDatabase } from '../demo/seed';
import { startDemo } from '../demo/start-demo';
import { newRecordKey, recordSignerOf } from '../features/auctions/record/checkpoint';
import { ensureAdministrator, generatedPasswordNote } from '../features/auth/administrators/administrator';
import { savedSecret } from '../features/auth/sessions/saved-secret';
import { deliverBy } from '../features/mail/deliver';
import { outboxOf } from '../features/mail/outbox';
import { welcomeBy } from '../features/mail/welcome/welcome-mail';
import { fillColors } from '../features/media/fill-colors';
import { reconcileJob } from '../features/orders/paying/reconcile';
import { paymentServiceOf } from '../features/payments/provider/payment-service';
import { openStorage } from '../features/storage/open-storage';
import { logCrashes, openLogger } from '../logging/logger';
import { answerOperations } from '../operations/operate';
import { buildApp } from './app';
import type { AppDeps } from './app-deps';
import type { Config } from './config/config';
import { buildInternalApp } from './internal/internal-app';
import { openMetrics } from './metrics/metrics';
import { findUsedImages, openPictures, pictureOwners } from './open-pictures';
import { startJobs } from './start-jobs';

export type RunningServer = { stop(): Promise<void> };
export type ServerOverrides = Partial<Pick<AppDeps, 'payments'>>;

/** Migrates, seeds an empty database, and listens. Throws an error with a printable message on failure. */
export async function startServer(config: Config, overrides: ServerOverrides = {}): Promise<RunningServer> {
  const logger = openLogger(config.logLevel);
  logCrashes(logger);
  if (config.releaseKeys.size === 0) logger.info('RELEASE_KEYS is empty: unsigned releases are taken.');
  const data = await openData(config);
  const { database, replica } = data;
  const pictures = await openPictures(config);
  const demoPictures = demoPicturesOf({ collection: demoCollection, ...pictures, logger });
  if (config.demoCollection) {
    await seedDatabase(database.background, demoCollection, demoPictures.describe, report.progress);
    await demoPictures.findMissing(database.background);
  }
  await makePrivate(config.dataFolder);
  const { tokenSecrets, signer } = await keysOf(config);
  const inboundAddress = config.mail.inbound?.address;
  const mail = { ...config.mail, publicUrl: config.publicUrl, inboundAddress };
  const deliver = deliverBy({ ...config.mail, folder: path.join(config.dataFolder, 'outbox') }, logger);
  let listens = (_origin: string) => {};
  const listening = new Promise<string>((resolve) => {
    listens = resolve;
  });
  const origin = () => listening;
  const payments = overrides.payments ?? paymentServiceOf(config.payments, origin);
  const storage = openStorage(config, tokenSecrets, pictures.bucket);
  const { savePicture } = pictures;
  const workshop = { storage, savePicture, owners: pictureOwners, findUsed: findUsedImages };
  const metrics = openMetrics(() => ({
    ...database.connections?.(),
    ...(replica && { replica: replica.connections() }),
  }));
  const { registration } = config;
  const jobs = await startJobs({
    database,
    deliver,
    mail,
    tokenSecrets,
    payments,
    workshop,
    signer,
    registration,
    metrics,
    logger,
    isDemo: config.demoCollection,
    canaryStepMinutes: config.canaryStepMinutes,
  });
  const outbox = outboxOf(mail, jobs);
  const shared = { jobs, outbox, logger, payments, signer, tokenSecrets, registration };
  const demo = config.demoCollection ? await startDemo({ db: database.background, ...shared }) : null;
  const { db, listen } = database;
  const running = {
    db,
    replica,
    listen,
    jobs,
    outbox,
    media: pictures.media,
    mediaFolder: pictures.folders.media,
    comingPictures: demoPictures.coming,
    storage,
    logger,
    payments,
    signer,
    makePaper: pictures.makePaper,
    demoBidders: demo?.demoBidders ?? null,
    onRegistered: welcomeBy(outbox),
    inboundSecret: config.mail.inbound?.secret,
    showsMails: demo !== null && config.mail.smtpUrl === null,
    metrics,
    origin,
  };
  const app = buildApp({ ...config, ...running, tokenSecrets });
  const close = gracefulClose(app, {
    healthPaths: ['/api/health', '/api/heartbeat'],
    drainMs: config.drainMs,
    finishMs: 3_000,
  });
  const internal = buildInternalApp({ ...config, db, metrics, logger });
  await internal.listen({ port: config.internalPort, host: config.internalHost });
  await app.listen({ port: config.port, host: config.host, backlog: waitingConnections });
  listens(originOf(app.server.address() as AddressInfo));
  await jobs.send(db, reconcileJob, {});
  report.ready(portOf(app), portOf(internal));
  void demoPictures.makeMissing();
  const colors = fillColors({ db: database.background, media: pictures.media, logger });
  return {
    async stop() {
      colors.stop();
      await colors.done;
      demo?.stop();
      demoPictures.stop();
      await close();
      await internal.close();
      await jobs.stop();
      pictures.close();
      await data.close();
    },
  };
}

/** Takes the database for this process, migrates it, and makes sure that it has an administrator. */
async function openData(config: Config) {
  const lock = config.databaseUrl ? null : await lockFolder(config.dataFolder);
  const claim = config.databaseUrl ? await claimTogether(config.databaseUrl) : null;
  const database = await openDatabase(databaseAddressOf(config));
  const replica =
    config.databaseUrl && config.databaseReplicaUrl
      ? openReplica(config.databaseReplicaUrl, database.background)
      : undefined;
  report.progress('Preparing the database');
  await database.migrate();
  const generated = await ensureAdministrator(database.background, config.administrator);
  if (generated)
    report.notice(
      `Administrator: ${generated.email}, password ${generated.password} (${generatedPasswordNote})`,
    );
  lock?.answerBy(answerOperations(database.background));
  return {
    database,
    replica,
    async close() {
      await replica?.close();
      await database.close();
      await claim?.release();
      await lock?.release();
    },
  };
}

/** Saves the keys that the settings do not have. */
async function keysOf({ dataFolder, tokenSecrets, recordKey }: Config) {
  return {
    tokenSecrets: tokenSecrets ?? [await savedSecret(dataFolder)],
    signer: recordSignerOf(recordKey ?? (await savedSecret(dataFolder, 'record-key', newRecordKey))),
  };
}

function portOf({ server }: FastifyInstance): number {
  return (server.address() as AddressInfo).port;
}

function originOf({ address, family, port }: AddressInfo): string {
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[address];
  return `http://${host ?? (family === 'IPv6' ? `[${address}]` : address)}:${port}`;
}

/** Reports to the parent process, or prints the important messages when an operator started the server. */
const report = {
  progress: (text: string): void => void process.send?.({ progress: text }),
  notice: (text: string): void => {
    if (process.send) process.send({ notice: text });
    else console.log(text);
  },
  ready: (port: number, internalPort: number): void =>
    void process.send?.({ ready: true, port, internalPort }),
};
