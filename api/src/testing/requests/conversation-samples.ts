import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { contactMessages } from '../../features/contact/contact.table';
import { letterTemplates } from '../../features/correspondence/templates/template.table';

export async function conversationSamples(
  db: Database,
  headers: { authorization: string },
): Promise<Record<string, InjectOptions>> {
  const conversation = randomUUID();
  const written = { firstname: 'Chidi', lastname: '', email: 'chidi@mail.example', phone: '' };
  await db.insert(contactMessages).values({ ...written, id: conversation, message: 'Good day' });
  const [changed, removed] = [randomUUID(), randomUUID()];
  const chosen = [changed, removed].map((id) => ({ id, name: id, text: 'Dear {name}' }));
  await db.insert(letterTemplates).values(chosen);
  const payload = { name: 'Thank you', text: 'Dear {name}, thank you.' };
  const letter = { key: randomUUID(), text: 'Gladly.', seen: 0 };
  const url = `/api/conversation/${conversation}`;
  const of = (id: string) => `/api/letter-template/${id}`;
  return {
    'GET /api/conversation/{id} 200': { headers, url },
    'PUT /api/conversation/{id} 200': { headers, url, payload: { done: true } },
    'POST /api/conversation/{id}/letters 200': { headers, url: `${url}/letters`, payload: letter },
    'POST /api/conversation/{id}/letters 409': {
      headers,
      url: `${url}/letters`,
      payload: { ...letter, key: randomUUID(), seen: 7 },
    },
    'PUT /api/letter-template/{id} 200': { headers, url: of(changed), payload },
    'DELETE /api/letter-template/{id} 200': { headers, url: of(removed) },
    'POST /api/letter-template 200': { headers, payload: { ...payload, name: 'Opening hours' } },
  };
}
