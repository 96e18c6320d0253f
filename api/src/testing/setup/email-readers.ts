import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { sendAlerts } from '../../features/following/alerts/send-alerts';
import { emailFollowers } from '../../features/following/by-email/email-follower.table';
import { mails } from '../../features/mail/mail.table';
import { outboxOf } from '../../features/mail/outbox';
import { users } from '../../features/users/user.table';
import { addArtist, addArtwork } from '../gallery/records';
import { noJobs, testMail, testSecret } from '../server/test-app';
import type { setUpApi } from './setup-api';

export const ten = <T>(act: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, act));
export const newAddress = () => `${randomUUID()}@readers.example`;

/** Readers who follow artists by email, and the mails that they get. */
export function emailReaders(api: ReturnType<typeof setUpApi>) {
  const send = () =>
    sendAlerts({ db: api.db, outbox: outboxOf(testMail, noJobs), tokenSecrets: [testSecret] });
  const newArtist = () => addArtist(api.db, { firstname: 'Ngozi', lastname: 'Eze' });
  const ask = (email: string, artist_id: string) =>
    api.app.inject({ method: 'POST', url: '/api/following/by-email', payload: { email, artist_id } });
  const post = (url: string) => api.app.inject({ method: 'POST', url });
  const mailsTo = (email: string) =>
    api.db.select().from(mails).where(eq(mails.toAddress, email)).orderBy(mails.createdAt);
  const alertsTo = async (email: string) => (await mailsTo(email)).filter(({ stopUrl }) => stopUrl !== null);
  const followerOf = async (email: string) =>
    (await api.db.select().from(emailFollowers).where(eq(emailFollowers.email, email)))[0];

  /** Returns the path of the link in the newest mail. */
  async function confirmLink(email: string): Promise<string> {
    const sent = await mailsTo(email);
    return (
      /https:\/\/gallery\.example(\/api\/following\/by-email\/confirm\/\S+)/.exec(
        sent.at(-1)?.text ?? '',
      )?.[1] ?? ''
    );
  }

  async function follow(email: string, artistId: string) {
    await ask(email, artistId);
    return post(await confirmLink(email));
  }

  async function newReader() {
    const [email, artist] = [newAddress(), await newArtist()];
    await follow(email, artist.id);
    return {
      email,
      artist,
      add: (name: string) => addArtwork(api.db, { artistId: artist.id, name, price: 480_000 }),
    };
  }

  const dayBefore = (email: string) =>
    api.db
      .update(emailFollowers)
      .set({ mailedAt: sql`now() - interval '1 day'` })
      .where(eq(emailFollowers.email, email));

  const confirmAccount = (id: string) =>
    api.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, id));

  return {
    send,
    newArtist,
    ask,
    post,
    mailsTo,
    alertsTo,
    followerOf,
    confirmLink,
    follow,
    newReader,
    dayBefore,
    confirmAccount,
  };
}
