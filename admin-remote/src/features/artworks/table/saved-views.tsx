import { viewLimits } from '@gallery/shared/contract/collection/work-states';
import type { WorksView } from '@gallery/shared/contract/collection/works-list';
import { groupDigits } from '@gallery/shared/domain/money';
import { useQuery } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { Link, useSearchParams } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { type FormEvent, useState } from 'react';
import filter from '../../../ui/filters/filter.module.css';
import { type WorksFilter, worksFilterOf } from '../use-works-query';
import styles from './saved-views.module.css';
import { deleteView, saveView, worksQueries } from './works.queries';

/** Filters, order, and columns under a name. Each administrator has views of their own. */
export function SavedViews() {
  const [query] = useSearchParams();
  const { data } = useQuery(worksQueries.views);
  const [name, setName] = useState('');
  const shown = withoutPage(query);
  const save = useAction({
    mutationFn: () => saveView(name.trim(), shown),
    invalidates: worksQueries.views.queryKey,
    done: () => setName(''),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim()) save.mutate();
  }

  return (
    <div className={styles.views}>
      <nav className={styles.list} aria-label="Saved views">
        <Link
          to="?view=table"
          className={styles.view}
          aria-current={shown === 'view=table' ? 'true' : undefined}
        >
          All <CountOf filter={{}} />
        </Link>
        {data?.views.map((view) => (
          <View key={view._id} view={view} isShown={shown === view.query} />
        ))}
      </nav>
      <form className={styles.save} onSubmit={submit} aria-label="Save this view">
        <input
          className={`${filter.control} ${styles.name}`}
          aria-label="Name of the view"
          placeholder="Name of the view"
          maxLength={viewLimits.name}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" kind="quiet" busy={save.isPending} disabled={name.trim() === ''}>
          Save view
        </Button>
      </form>
    </div>
  );
}

function View({ view, isShown }: { view: WorksView; isShown: boolean }) {
  const remove = useAction({
    mutationFn: () => deleteView(view),
    invalidates: worksQueries.views.queryKey,
  });
  return (
    <span className={styles.item}>
      <Link to={`?${view.query}`} className={styles.view} aria-current={isShown ? 'true' : undefined}>
        {view.name} <CountOf filter={worksFilterOf(new URLSearchParams(view.query))} />
      </Link>
      {isShown && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`Delete the view ${view.name}`}
          onClick={() => remove.mutate()}
        >
          ×
        </button>
      )}
    </span>
  );
}

function CountOf({ filter }: { filter: WorksFilter }) {
  const { data } = useQuery(worksQueries.totals(filter));
  return <span className={styles.count}>{data && groupDigits(data.total)}</span>;
}

function withoutPage(query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  kept.delete('cursor');
  kept.set('view', 'table');
  kept.sort();
  return kept.toString();
}
