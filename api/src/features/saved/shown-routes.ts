import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import { type ShownAnswer, savedPaths } from '@gallery/shared/contract/saved/saved';
import { shownSchema } from '@gallery/shared/contract/saved/saved.schema';
import { type ShowInput, showInputSchema } from '@gallery/shared/contract/saved/saved-input.schema';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client';
import { refusals } from '../../http/answers/answer-schemas';
import { sessionOf } from '../../http/authentication';
import { users } from '../users/user.table';
import { security, tags } from './list-routes';

/** The agreement that staff see what the caller saves. */
export function shownRoutes(app: FastifyInstance, db: Database): void {
  app.get(
    savedPaths.shown,
    {
      schema: {
        tags,
        summary: 'Whether staff see the saved works',
        security,
        response: { 200: shownSchema, ...refusals(401) },
      },
    },
    (request) => readShown(db, sessionOf(request).user._id),
  );

  app.put<{ Body: ShowInput }>(
    savedPaths.shown,
    {
      schema: {
        tags,
        summary: 'Show the saved works to staff, or hide them',
        security,
        body: showInputSchema,
        response: { 200: messageSchema, ...refusals(401, 422) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      const { shown } = request.body;
      await saveShown(db, sessionOf(request).user._id, shown);
      return { message: shown ? 'The gallery sees what you save.' : 'Only you see what you save.' };
    },
  );
}

async function readShown(db: Database, userId: string): Promise<ShownAnswer> {
  const [user] = await db.select({ at: users.savedShownAt }).from(users).where(eq(users.id, userId));
  return { shown: (user?.at ?? null) !== null };
}

/** Keeps the day of the first agreement while it lasts. */
async function saveShown(db: Database, userId: string, shown: boolean): Promise<void> {
  const savedShownAt = shown ? sql`coalesce(${users.savedShownAt}, now())` : null;
  await db.update(users).set({ savedShownAt }).where(eq(users.id, userId));
}
