import { useSelection } from '../../features/artworks/bulk/use-selection';
import { WorksFilters } from '../../features/artworks/filters/works-filters';
import { ArtworkWall } from '../../features/artworks/list/artwork-wall';
import { WorksTable } from '../../features/artworks/table/works-table';
import { WorksTools, WorksTotals } from '../../features/artworks/table/works-tools';
import { useWorksQuery } from '../../features/artworks/use-works-query';
import { AdminPage } from '../../features/layout/admin-page';

export function ArtworksScreen() {
  const selection = useSelection();
  const { isTable } = useWorksQuery();
  return (
    <AdminPage
      title="All artworks"
      aside={<WorksTotals />}
      tools={<WorksTools isSecondary={selection.ids.size > 0} />}
    >
      <WorksFilters />
      {isTable ? <WorksTable selection={selection} /> : <ArtworkWall selection={selection} />}
    </AdminPage>
  );
}
