import { groupDigits } from '@gallery/shared/domain/money';
import { createArtworkPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { Price } from '@gallery/shared/ui/artwork/price';
import { PageButton } from '../../../ui/access/access';
import { ChoiceChips } from '../../../ui/selection/choice-chips';
import { Dropdown } from '../../../ui/selection/dropdown';
import { CsvDownload } from '../../../ui/table/csv-download';
import { RecentEdits } from '../bulk/undo/recent-edits';
import { useWorksQuery } from '../use-works-query';
import { readWorksCsv, worksQueries } from './works.queries';
import { useColumns, workColumns } from './works-columns';
import styles from './works-tools.module.css';

/** `isSecondary`: another button is the primary one. */
export function WorksTools({ isSecondary }: { isSecondary: boolean }) {
  const { filter, sort, isTable } = useWorksQuery();
  return (
    <>
      <ViewSwitch />
      {isTable && <ColumnChoice />}
      <RecentEdits />
      <CsvDownload
        ability="catalogue"
        fileName="artworks.csv"
        message="The artworks are in artworks.csv."
        read={() => readWorksCsv({ ...filter, sort })}
      />
      <PageButton kind={isSecondary ? 'secondary' : 'primary'} to={createArtworkPath}>
        Create Artwork
      </PageButton>
    </>
  );
}

export function WorksTotals() {
  const { data } = useQuery(worksQueries.totals(useWorksQuery().filter));
  return (
    <span className={styles.totals}>
      {data && (
        <>
          {groupDigits(data.total)} · <Price amount={data.sum} />
        </>
      )}
    </span>
  );
}

function ColumnChoice() {
  const { shown, toggle } = useColumns();
  return (
    <div className={styles.choice}>
      <Dropdown label="Columns">
        <fieldset className={styles.list} aria-label="Columns">
          {workColumns.map(({ name, header }) => (
            <label key={name} className={styles.column}>
              <input
                type="checkbox"
                checked={shown.some((column) => column.name === name)}
                onChange={() => toggle(name)}
              />
              {header}
            </label>
          ))}
        </fieldset>
      </Dropdown>
    </div>
  );
}

/** Keeps the filters. The order and the columns belong to the table. */
function ViewSwitch() {
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
