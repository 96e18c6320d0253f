import type { WorkRow } from '@gallery/shared/contract/collection/works-list';
import { formatNaira } from '@gallery/shared/domain/money';
import { useNotify } from '@gallery/shared/host';
import { useAction } from '@gallery/shared/query/use-action';
import { useRef, useState } from 'react';
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
  /** Saves what is in the open field, and opens the next one. */
  const leave = useRef<(next: string) => void>(undefined);
  /** An earlier change may be saved after a later one. */
  const newest = useRef<ToSave>(undefined);

  function edit(next: string | undefined) {
    setLeft(next ? undefined : editing);
    setEditing(next);
  }

  const save = useAction({
    mutationFn: ({ row, amount }: ToSave) => saveOwnPrice(row, amount),
    invalidates: bulkQueries.dependents,
    done(done, change) {
      const { row } = change;
      if ('kept' in done) notify(done.kept, 'error');
      else if (change === newest.current) setSaved({ work: row._id, edit: done.edit, was: row.own_price });
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
    leave,
    open: (work: string) => (leave.current ?? edit)(work),
    left,
    saved,
    /** The field closes at once, so that the next keys reach the next field. */
    save(row: WorkRow, amount: number, next?: string) {
      edit(next);
      newest.current = { row, amount };
      save.mutate(newest.current);
    },
    saving: save.isPending ? save.variables : undefined,
    undo: undo.mutate,
  };
}

/** An edit of one work as of many. Keeps the price if another user changed the work since the row was read. */
async function saveOwnPrice(row: WorkRow, amount: number): Promise<{ edit: string } | { kept: string }> {
  const { _id, name_of_artwork: name, version } = row;
  const change = { field: 'price', by: 'set', amount } as const;
  const preview = await previewEdit([_id], change);
  // An edition changes with all of its numbers.
  const own = preview.changes.find((planned) => planned._id === _id);
  if (!own) {
    const stays = preview.stays.find((kept) => kept._id === _id) ?? preview.stays[0];
    return { kept: `${name}: ${stays?.reason ?? 'Nothing changed.'}` };
  }
  if (own.version !== version) {
    const price = formatNaira(Number(own.from));
    return { kept: `${name} changed meanwhile: it is now ${price}. Enter your price again.` };
  }
  await commitEdit(preview, { ...change, artist_email: '', reason: '' });
  return { edit: preview.edit };
}
