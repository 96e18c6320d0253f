import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { personNotes } from '../../features/people/person-note.table';
import { people } from '../../features/users/person.table';
import { addCustomer } from '../gallery/admin-account';

export async function peopleSamples(
  db: Database,
  headers: { authorization: string },
): Promise<Record<string, InjectOptions>> {
  const [person, full] = [await addPerson(db), await addPerson(db)];
  const [reminder, note] = [randomUUID(), randomUUID()];
  const written = { personId: person, text: 'Write to her.', byName: 'Ngọzi Eze' };
  await db.insert(personNotes).values({ ...written, id: reminder, dueOn: '2026-11-27' });
  await db.insert(personNotes).values({ ...written, id: note });
  const many = Array.from({ length: 500 }, () => ({ ...written, id: randomUUID(), personId: full }));
  await db.insert(personNotes).values(many);
  const payload = { text: 'Prefers calls after 15:00.' };
  return {
    ...reportSamples(headers),
    'GET /api/find 422': { headers, url: `/api/find?q=${'x'.repeat(101)}` },
    'GET /api/person/{id} 200': { headers, url: `/api/person/${person}` },
    'GET /api/person/{id}/activity 200': { headers, url: `/api/person/${person}/activity` },
    'POST /api/person/{id}/notes 200': { headers, url: `/api/person/${person}/notes`, payload },
    'POST /api/person/{id}/notes 409': { headers, url: `/api/person/${full}/notes`, payload },
    'PUT /api/person/{id}/notes/{note} 200': {
      headers,
      url: `/api/person/${person}/notes/${reminder}`,
      payload: { done: true },
    },
    'DELETE /api/person/{id}/sessions 200': { headers, url: `/api/person/${person}/sessions` },
    'DELETE /api/person/{id}/notes/{note} 200': { headers, url: `/api/person/${person}/notes/${note}` },
  };
}

async function addPerson(db: Database): Promise<string> {
  const { id } = await addCustomer(db);
  const [person] = await db.select().from(people).where(eq(people.userId, id));
  if (!person) throw new Error('The trigger saved no person.');
  return person.id;
}

function reportSamples(headers: { authorization: string }): Record<string, InjectOptions> {
  return {
    'GET /api/audit 422': { headers, url: '/api/audit?subject=room' },
    'GET /api/audit/export.csv 422': { headers, url: '/api/audit/export.csv?subject=room' },
    'GET /api/figures 200': { headers, url: '/api/figures?from=2026-06-01&to=2026-11-27' },
    'GET /api/figures 422': { headers, url: '/api/figures?from=2026-06-01' },
    'GET /api/figures/export.csv 422': { headers, url: '/api/figures/export.csv?figure=orders' },
  };
}
