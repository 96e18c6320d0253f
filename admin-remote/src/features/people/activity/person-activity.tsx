import type { PersonActivityAnswer } from '@gallery/shared/contract/people/people.schema';
import { useQuery } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useState } from 'react';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { peopleQueries } from '../people.queries';
import { ActivityEntry } from './activity-entry';
import styles from './person-activity.module.css';

const shownFirst = 8;

export function PersonActivity({ personId }: { personId: string }) {
  const answer = useQuery(peopleQueries.activity(personId));
  const [isWhole, setIsWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max((answer.data?.activity.length ?? 0) - shownFirst, 0);
  return (
    <Panel
      heading="Activity"
      tools={
        hidden > 0 && (
          <Button kind="quiet" onClick={() => setIsWhole(true)}>
            Show {hidden} more
          </Button>
        )
      }
    >
      <PanelBody>
        <Loaded of={answer} skeleton={<Spinner />}>
          {(found) => <Entries of={found} shown={isWhole ? undefined : shownFirst} />}
        </Loaded>
      </PanelBody>
    </Panel>
  );
}

type EntriesProps = { of: PersonActivityAnswer | null; shown?: number };

function Entries({ of: answer, shown }: EntriesProps) {
  const { activity = [], total = 0 } = answer ?? {};
  if (activity.length === 0) return <p className={styles.hint}>Nothing yet</p>;
  return (
    <>
      <ol className={styles.entries} aria-label="Activity, the newest first">
        {activity.slice(0, shown).map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and the list grows at its end only
          <ActivityEntry key={place} entry={entry} />
        ))}
      </ol>
      {total > activity.length && shown === undefined && (
        <p className={styles.hint}>
          The newest {activity.length} of {total.toLocaleString('en')}
        </p>
      )}
    </>
  );
}
