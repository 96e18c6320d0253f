import type { WorkRow } from '@gallery/shared/contract/collection/works-list';
import { useNotify } from '@gallery/shared/host';
import { useAction } from '@gallery/shared/query/use-action';
import { useState } from 'react';
import { bulkQueries, commitEdit, previewEdit, undoEdit } from '../../bulk/bulk.queries';

type Saved = { work: string; edit: string; was: number };
type ToSave = { row: WorkRow; amount: number };

export type PriceEdit = ReturnType<typeof usePriceEdit>;

/** Edits the price of one row at a time. The newest change stays open to an undo. */
export function usePriceEdit() {
  const notify = useNotify();
  const [editing, setEditing] = useState<string>();
  /** The row whose field has just closed gets the focus back. */
  const [left, setLeft] = useState<string>();
  const [saved, setSaved] = useState<Saved>();

  function edit(next: string | undefined) {
    setLeft(next ? undefined : editing);
    setEditing(next);
  }

  const save = useAction({
    mutationFn: ({ row, amount }: ToSave) => saveOwnPrice(row, amount),
    invalidates: bulkQueries.dependents,
    done(done, { row }) {
      if (done.kept) notify(done.kept, 'error');
      else setSaved({ work: row._id, edit: done.edit, was: row.own_price });
    },
  });
  const undo = useAction({
    mutationFn: (edit: string) => undoEdit(edit),
    invalidates: bulkQueries.dependents,
    done: () => setSaved(undefined),
  });

  return {
    editing,
    edit,
    left,
    saved,
    /** The field closes at once, so that the next keys reach the next field. */
    save(row: WorkRow, amount: number, next?: string) {
      edit(next);
      save.mutate({ row, amount });
    },
    saving: save.isPending ? save.variables : undefined,
    undo: undo.mutate,
  };
}

/** An edit of one work, with the same rules, audit, and undo as an edit of many. */
async function saveOwnPrice({ _id }: WorkRow, amount: number): Promise<{ edit: string; kept?: string }> {
  const change = { field: 'price', by: 'set', amount } as const;
  const preview = await previewEdit([_id], change);
  const [stays] = preview.stays;
  if (preview.changes.length === 0) return { edit: preview.edit, kept: stays?.reason ?? 'Nothing changed.' };
  await commitEdit(preview, { ...change, artist_email: '', reason: '' });
  return { edit: preview.edit };
}
