import { type SQL, sql } from 'drizzle-orm';
import { artists } from '../../artists/artist.table';
import { emailFollowers, emailFollows } from '../../following/by-email/email-follower.table';
import { followedArtists } from '../../following/following.table';
import { newsletterReaders } from '../../newsletter/newsletter.table';
import type { PersonRow } from '../../users/person.table';
import { users } from '../../users/user.table';
import { personNotes } from '../person-note.table';
import { partOf } from './part';

const artist = {
  subject: sql`${artists.id}`,
  text: sql`concat_ws(' ', ${artists.firstname}, ${artists.lastname})`,
};

export function interestParts({ id, email }: PersonRow): SQL[] {
  const address = email.toLowerCase();
  return [
    partOf('follow', {
      ...artist,
      at: sql`${emailFollows.confirmedAt}`,
      from: sql`
        ${emailFollowers} JOIN ${emailFollows} ON ${emailFollows.followerId} = ${emailFollowers.id}
        JOIN ${artists} ON ${artists.id} = ${emailFollows.artistId}
        WHERE ${emailFollowers.email} = ${address} AND ${emailFollows.confirmedAt} IS NOT NULL
      `,
    }),
    partOf('newsletter', {
      at: sql`${newsletterReaders.confirmedAt}`,
      from: sql`
        ${newsletterReaders}
        WHERE lower(${newsletterReaders.email}) = ${address} AND ${newsletterReaders.confirmedAt} IS NOT NULL
      `,
    }),
    partOf('note', {
      at: sql`${personNotes.createdAt}`,
      text: sql`${personNotes.text}`,
      from: sql`${personNotes} WHERE ${personNotes.personId} = ${id}`,
    }),
    partOf('reminded', {
      at: sql`${personNotes.doneAt}`,
      text: sql`${personNotes.text}`,
      from: sql`${personNotes} WHERE ${personNotes.personId} = ${id} AND ${personNotes.doneAt} IS NOT NULL`,
    }),
  ];
}

export function accountParts(userId: string): SQL[] {
  return [
    partOf('account', { at: sql`${users.createdAt}`, from: sql`${users} WHERE ${users.id} = ${userId}` }),
    partOf('follow', {
      ...artist,
      at: sql`${followedArtists.createdAt}`,
      from: sql`
        ${followedArtists} JOIN ${artists} ON ${artists.id} = ${followedArtists.artistId}
        WHERE ${followedArtists.userId} = ${userId}
      `,
    }),
  ];
}
