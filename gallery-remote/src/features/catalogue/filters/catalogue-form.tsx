import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { Button } from '@gallery/shared/ui/controls/button';
import { type FormEvent, useRef } from 'react';
import { filterOf } from './catalogue-filter';
import styles from './catalogue-form.module.css';
import { FilterFields } from './filter-fields';
import { type FilterProps, formId } from './filter-props';
import { SearchField } from './search-field';
import { useFilterBeforeHydration } from './use-catalogue-filter';

/** A plain GET form, so that it works without scripts too. */
export function CatalogueForm(parts: FilterProps) {
  const form = useRef<HTMLFormElement>(null);
  useFilterBeforeHydration(form, formFilter, parts.change);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    parts.change(formFilter(event.currentTarget));
  }

  return (
    <form
      ref={form}
      id={formId}
      className={styles.form}
      action={artworksPath}
      method="get"
      autoComplete="off"
      aria-label="Search and filters"
      onSubmit={submit}
    >
      <SearchField search={parts.filter.q ?? ''} change={parts.change} />
      <div className={styles.fields}>
        <FilterFields {...parts} />
        <div className={styles.apply}>
          <Button type="submit">Show artworks</Button>
        </div>
      </div>
    </form>
  );
}

function formFilter(form: HTMLFormElement) {
  const sent = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const blank = { q: undefined, type: undefined, artist: undefined, min: undefined, max: undefined };
  return { ...blank, available: undefined, auction: undefined, sort: undefined, ...filterOf(sent) };
}
