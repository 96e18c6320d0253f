import { maxFoundOfGroup } from '@gallery/shared/contract/find/find';
import { formatDay } from '@gallery/shared/domain/time';
import { desc, eq, sql } from 'drizzle-orm';
import { containsWords } from '../../../db/search';
import { events, hasPassed } from '../../events/event.table';
import { pictureOf, pictures } from '../../media/picture.table';
import { type FindGroup, groupOf, total } from '../group';

export const findEvents: FindGroup = async (db, { typed, hasWords }) => {
  const rows = await db
    .select({
      id: events.id,
      title: events.title,
      startsAt: events.startsAt,
      passed: hasPassed,
      picture: pictures,
      total,
    })
    .from(events)
    .leftJoin(pictures, eq(pictures.hash, events.pictureHash))
    .where(hasWords ? containsWords(sql`events.search_text`, typed) : sql`false`)
    .orderBy(desc(events.startsAt), events.id)
    .limit(maxFoundOfGroup);
  return groupOf('events', rows, ({ id, title, startsAt, passed, picture }) => ({
    _id: id,
    title,
    note: formatDay(startsAt.toISOString()),
    state: passed ? 'over' : 'coming',
    picture: picture && pictureOf(picture),
  }));
};
