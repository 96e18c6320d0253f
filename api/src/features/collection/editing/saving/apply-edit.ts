import type { EditField } from '@gallery/shared/contract/collection/edit-limits';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { type AuditRecord, recordAudits } from '../../../audit/record-audit';
import { columnsOf } from '../planning/change';
import { labelOf, wordsOf } from '../planning/field-words';
import type { Planned } from '../planning/plan-edit';

type Applied = {
  field: EditField;
  changes: readonly Planned[];
  /** The name of an artist by id. */
  artists: ReadonlyMap<string | null, string>;
  action: string;
  /** Stands behind the new value in the audit. */
  note: string;
  by: string;
};

/** Writes the new values of locked works, each with its next version and an entry in the audit. */
export async function applyEdit(tx: Database, applied: Applied): Promise<void> {
  const { field, changes, by, action } = applied;
  const [column, type] = columnsOf[field];
  const value =
    type === 'text[]' ? sql`string_to_array(given.value, ', ')` : sql`given.value::${sql.raw(type)}`;
  const given = JSON.stringify(changes.map(({ work, after }) => ({ id: work.id, value: after })));
  await tx.execute(sql`
    UPDATE artworks
    SET ${sql.identifier(column)} = ${value}, version = artworks.version + 1
    FROM jsonb_to_recordset(${given}::jsonb) AS given(id uuid, value text)
    WHERE artworks.id = given.id
  `);
  await recordAudits(
    tx,
    changes.map((change) => ({ ...entryOf(change, applied), subject: 'artwork', action, by })),
  );
}

function entryOf(
  { work, before, after }: Planned,
  { field, artists, note }: Applied,
): Pick<AuditRecord, 'subjectId' | 'from' | 'to'> {
  const described = (value: string | null) =>
    `${labelOf(field)}: ${wordsOf(field, value, artists.get(value))}`;
  return {
    subjectId: work.id,
    from: described(before),
    to: note ? `${described(after)} (${note})` : described(after),
  };
}
