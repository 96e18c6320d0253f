import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { type SavedList, savedPaths } from '@gallery/shared/contract/saved/saved';
import { sendJson } from '@gallery/shared/http';
import { useAction } from '@gallery/shared/query/use-action';
import { savedQueries } from '@gallery/shared/saved/saved.queries';
import { Button } from '@gallery/shared/ui/controls/button';
import { Chevron } from '@gallery/shared/ui/controls/chevron';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { useState } from 'react';
import { ListNameDialog } from './list-name-dialog';
import styles from './list-panel.module.css';
import { type SavedSort, savedSorts } from './saved-sorts';

type ListToolsProps = {
  list: SavedList;
  sort: SavedSort;
  onSort: (sort: SavedSort) => void;
  isSharing: boolean;
  onShare: () => void;
};

export function ListTools({ list, sort, onSort, isSharing, onShare }: ListToolsProps) {
  const [shown, setShown] = useState<'rename' | 'delete' | null>(null);
  const remove = useAction({
    mutationFn: () => sendJson<MessageAnswer>('DELETE', savedPaths.list(list._id)),
    invalidates: savedQueries.all,
    done: () => setShown(null),
  });
  return (
    <div className={styles.tools}>
      <SortField sort={sort} onSort={onSort} />
      <div className={styles.actions}>
        <Button kind="quiet" onClick={() => setShown('rename')}>
          Rename
        </Button>
        <Button kind="quiet" onClick={() => setShown('delete')}>
          Delete list
        </Button>
        <Button kind="secondary" aria-expanded={isSharing} onClick={onShare}>
          Share this list
        </Button>
      </div>
      {shown === 'rename' && (
        <ListNameDialog list={list} onSaved={() => setShown(null)} onClose={() => setShown(null)} />
      )}
      {shown === 'delete' && (
        <Confirm
          question={`Delete “${list.name}” and the works saved in it?`}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onCancel={() => setShown(null)}
        />
      )}
    </div>
  );
}

function SortField({ sort, onSort }: Pick<ListToolsProps, 'sort' | 'onSort'>) {
  return (
    <label className={styles.sort}>
      <span>Sort by</span>
      <span className={styles.frame}>
        <select
          className={styles.select}
          value={sort}
          onChange={({ target }) => onSort(target.value as SavedSort)}
        >
          {Object.entries(savedSorts).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Chevron />
      </span>
    </label>
  );
}
