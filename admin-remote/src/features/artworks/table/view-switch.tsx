import { useSearchParams } from '@gallery/shared/router';
import { ChoiceChips } from '../../../ui/selection/choice-chips';
import { useWorksQuery } from '../use-works-query';

/** Keeps the filters. The order and the columns belong to the table. */
export function ViewSwitch() {
  const [query, setQuery] = useSearchParams();
  const { isTable } = useWorksQuery();

  function choose(view: 'grid' | 'table') {
    const next = new URLSearchParams(query);
    next.delete('cursor');
    if (view === 'table') next.set('view', view);
    else for (const name of ['view', 'sort', 'columns']) next.delete(name);
    setQuery(next);
  }

  return (
    <ChoiceChips
      label="View as"
      hidesLabel
      choices={views}
      value={isTable ? 'table' : 'grid'}
      onChoose={choose}
    />
  );
}

const views = [
  { value: 'grid', label: 'Grid' },
  { value: 'table', label: 'Table' },
] as const;
