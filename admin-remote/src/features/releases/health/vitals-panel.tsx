import { remoteNames } from '@gallery/shared/contract/releases/releases';
import { useQuery } from '@gallery/shared/query';
import { remoteTitle } from '@gallery/shared/releases/release-title';
import { SelectFilter } from '../../../ui/filters/select-filter';
import { useFilter } from '../../../ui/filters/use-filter';
import { TablePanel } from '../../../ui/table/table-panel';
import { releaseQueries } from '../releases.queries';
import { vitalColumns } from './vital-columns';
import { vitalRowsOf } from './vital-rows';

/** What visitors waited for, by release and route. */
export function VitalsPanel() {
  const vitals = useQuery(releaseQueries.vitals());
  const [remote] = useFilter('vitals');
  return (
    <TablePanel
      of={vitals}
      rows={(answer) => vitalRowsOf(answer).filter((row) => !remote || row.remote === remote)}
      columns={vitalColumns}
      caption="Web vitals by release and route"
      heading="Web vitals, 75th percentile, 24 hours"
      empty="No vitals were counted in 24 hours"
      filters={['vitals']}
      tools={
        <SelectFilter
          name="vitals"
          label="Remote"
          all="All remotes"
          options={remoteNames.map((value) => ({ value, label: remoteTitle(value) }))}
        />
      }
    />
  );
}
