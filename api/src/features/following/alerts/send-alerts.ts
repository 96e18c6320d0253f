import type { Database } from '../../../db/client';
import { defineJob } from '../../../jobs/job-queue';
import type { Outbox } from '../../mail/outbox';
import { emailLinksOf } from '../by-email/email-links';
import { moveAllFollows } from '../by-email/move-follows';
import { type ArrivedWork, newWorksFor, worksFinder } from '../new-works';
import { accountAudience } from './account-audience';
import { addressAudience } from './address-audience';
import { alertMail } from './alert-mail';
import type { AlertWords, Audience } from './audiences';

export type AlertContext = { db: Database; outbox: Outbox; tokenSecrets: readonly string[] };

/** At most one waits, because the next one does its work too. */
export const sendAlertsJob = defineJob<Record<string, never>>('send-alerts', {
  policy: 'short',
  retryLimit: 3,
  retryDelay: 60,
  heartbeatSeconds: 10,
});

/** 09:00 in Lagos. */
export const daily = '0 8 * * *';
/** The demo does not wait for the morning. */
export const minutely = '* * * * *';

/** Writes one mail to each reader with new works, at most one on a day in Lagos. */
export async function sendAlerts(context: AlertContext): Promise<void> {
  const { db, outbox, tokenSecrets } = context;
  await moveAllFollows(db);
  const find = worksFinder(db);
  const accounts = accountAudience(tokenSecrets, outbox.settings.publicUrl);
  for (const audience of [accounts, addressAudience(emailLinksOf(context).stopPath)]) {
    for (const id of await audience.due(db)) {
      const { subscriptions, words } = await audience.read(db, id);
      const works = await newWorksFor(subscriptions, find);
      if (works.length > 0)
        await db.transaction((tx) => sendAlert(tx, { outbox, audience }, { id, works, words }));
    }
  }
}

type Alert = { id: string; works: ArrivedWork[]; words: AlertWords };

async function sendAlert(
  tx: Database,
  { outbox, audience }: { outbox: Outbox; audience: Audience },
  { id, works, words }: Alert,
): Promise<void> {
  const to = await audience.lock(tx, id);
  if (!to) return;
  const fresh = new Set(await audience.note(tx, id, works));
  const told = works.filter(({ addedAs }) => fresh.has(addedAs));
  if (told.length === 0) return;
  await audience.noteEmail(tx, id);
  const { publicUrl } = outbox.settings;
  const stopUrl = publicUrl + audience.stopPath(id);
  await outbox.write(tx, { to, content: alertMail(told, { publicUrl, stopUrl, words }), stopUrl });
}
