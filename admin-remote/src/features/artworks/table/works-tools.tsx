import { createArtworkPath } from '@gallery/shared/paths/admin-paths';
import { PageButton } from '../../../ui/access/page-button';
import { CsvDownload } from '../../../ui/table/csv-download';
import { RecentEdits } from '../bulk/undo/recent-edits';
import { useWorksQuery } from '../use-works-query';
import { ColumnChoice } from './column-choice';
import { ViewSwitch } from './view-switch';
import { readWorksCsv } from './works.queries';

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
