import { maxTemplates } from '@gallery/shared/contract/correspondence/conversation';
import type { Template, TemplateInput } from '@gallery/shared/contract/correspondence/template.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { and, eq, ne, sql } from 'drizzle-orm';
import { waitForLock } from '../../../db/advisory-lock';
import type { Database } from '../../../db/client';
import { byName } from '../../../db/columns';
import { FieldError, HttpError } from '../../../http/answers/http-error';
import { letterTemplates } from './template.table';

const templateOf = ({ id, name, text }: typeof letterTemplates.$inferSelect): Template => ({
  _id: id,
  name,
  text,
});

export async function listTemplates(db: Database): Promise<Template[]> {
  const rows = await db
    .select()
    .from(letterTemplates)
    .orderBy(byName(letterTemplates.name), letterTemplates.id);
  return rows.map(templateOf);
}

/** Throws a 422 for one too many, and for a name in use. */
export async function addTemplate(db: Database, input: TemplateInput): Promise<Template> {
  return db.transaction(async (tx) => {
    await waitForLock(tx, 'templates');
    if ((await tx.$count(letterTemplates)) >= maxTemplates)
      throw new HttpError(422, `There are at most ${maxTemplates} templates. Remove old ones first.`);
    const [added] = await tx.insert(letterTemplates).values(input).onConflictDoNothing().returning();
    return added ? templateOf(added) : refuseName();
  });
}

/** Throws a 404 for an unknown id, and a 422 for a name in use. */
export async function changeTemplate(db: Database, id: string, input: TemplateInput): Promise<Template> {
  return db.transaction(async (tx) => {
    await waitForLock(tx, 'templates');
    const { _id } = await findTemplate(tx, id);
    const hasName = eq(sql`lower(${letterTemplates.name})`, sql`lower(${input.name})`);
    if ((await tx.$count(letterTemplates, and(hasName, ne(letterTemplates.id, _id)))) > 0) refuseName();
    const [changed] = await tx
      .update(letterTemplates)
      .set(input)
      .where(eq(letterTemplates.id, _id))
      .returning();
    if (!changed) throw unknownTemplate();
    return templateOf(changed);
  });
}

/** Throws a 404 for an unknown id. */
export async function removeTemplate(db: Database, id: string): Promise<void> {
  const { _id } = await findTemplate(db, id);
  await db.delete(letterTemplates).where(eq(letterTemplates.id, _id));
}

async function findTemplate(db: Database, id: string): Promise<Template> {
  const isId = idPattern.test(id);
  const [found] = isId ? await db.select().from(letterTemplates).where(eq(letterTemplates.id, id)) : [];
  if (!found) throw unknownTemplate();
  return templateOf(found);
}

const unknownTemplate = () => new HttpError(404, 'No template with this id.');

function refuseName(): never {
  const message = 'Another template has this name.';
  throw new FieldError(422, 'name', message);
}
