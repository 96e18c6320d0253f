import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../../db/client';
import { demoBiddersOf } from '../../demo/demo-bidders/demo-bidders';
import { newRecordKey, recordSignerOf } from '../../features/auctions/record/checkpoint';
import { outboxOf } from '../../features/mail/outbox';
import { mediaInFolder } from '../../features/media/files/media-files';
import { makePaper } from '../../features/papers/make-paper';
import type { Bucket } from '../../features/storage/bucket/bucket';
import { openStorage } from '../../features/storage/open-storage';
import type { Jobs } from '../../jobs/job-queue';
import { openLogger } from '../../logging/logger';
import { buildApp } from '../../server/app';
import type { AppDeps } from '../../server/app-deps';
import { type Config, readConfig } from '../../server/config/config';
import { keysOf, testTeam } from '../gallery/sample-release';
import { idlePayments } from '../payments/fake-bank';
import { checkAnswers } from './check-answers';

/** `logged` collects the log; mails stay in the outbox, without one for each new account. */
export function buildTestApp(db: Database, mediaFolder = tmpdir(), given: Partial<AppDeps> = {}) {
  const logged: string[] = [];
  const logger = openLogger('info', { write: (line) => void logged.push(line) });
  const app = buildApp({
    db,
    media: mediaInFolder(mediaFolder),
    mediaFolder,
    logger,
    publicUrl: testMail.publicUrl,
    administrator: testAdministrator,
    registration: testRegistration,
    trustedProxies: [],
    jobs: noJobs,
    outbox: outboxOf(testMail, noJobs),
    onRegistered: async () => {},
    tokenSecrets: [testSecret],
    payments: idlePayments,
    origin: async () => '',
    holdMinutes: 15,
    quoteHoldMinutes: 2880,
    holdShare: 1,
    maxStreams: 5000,
    rateLimits: generousLimits,
    sessionLifetimes: testLifetimes,
    staffSecondStep: false,
    signer: testSigner,
    makePaper,
    releaseKeys: keysOf(testTeam),
    autoPromote: true,
    demoBidders: demoBiddersOf({ turn: async () => 'over', logger }),
    storage: testStorage(path.join(mediaFolder, 'storage-of-tests')),
    ...given,
  });
  checkAnswers(app);
  return Object.assign(app, { logged });
}

export const testLifetimes = readConfig({}).sessionLifetimes;

export function testStorage(dataFolder: string, bucket: Bucket | null = null) {
  return openStorage({ firebase: null, dataFolder, publicUrl: testMail.publicUrl }, [testSecret], bucket);
}

/** Tests that need the account of the settings register it. */
export const testAdministrator = { email: 'settings@uligallery.example', password: '' };

export const testSecret = 'a secret of the tests, forty characters.';

export const testRegistration = 'RC 1234567, VAT 12345678-0001';

export const testSigner = recordSignerOf(newRecordKey());

export const testMail = {
  from: readConfig({}).mail.from,
  galleryEmail: 'curators@uligallery.example',
  publicUrl: 'https://gallery.example',
};

export const noJobs: Jobs = { send: async () => {}, sendAll: async () => {} };
const generous = { max: 1_000_000, seconds: 60 };
export const generousLimits = Object.fromEntries(
  Object.keys(readConfig({}).rateLimits).map((name) => [name, generous]),
) as Config['rateLimits'];
