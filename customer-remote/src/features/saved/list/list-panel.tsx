import type { SavedList } from '@gallery/shared/contract/saved/saved';
import { useQuery } from '@gallery/shared/query';
import { savedQueries } from '@gallery/shared/saved/saved.queries';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useState } from 'react';
import { SavedWorks } from '../work/saved-works';
import { useLiveSaved } from '../work/use-live-saved';
import styles from './list-panel.module.css';
import { ListTools } from './list-tools';
import { type SavedSort, sortedWorks } from './saved-sorts';
import { SharePanel } from './share-panel';

type ListPanelProps = { userId: string; list: SavedList; lists: SavedList[] };

export function ListPanel({ userId, list, lists }: ListPanelProps) {
  const answer = useQuery(savedQueries.list(userId, list._id));
  const [sort, setSort] = useState<SavedSort>('own');
  const [isSharing, setSharing] = useState(false);
  useLiveSaved(userId, list._id, answer.data);
  return (
    <>
      <ListTools
        list={list}
        sort={sort}
        onSort={setSort}
        isSharing={isSharing}
        onShare={() => setSharing(!isSharing)}
      />
      {isSharing && <SharePanel list={list} />}
      <Loaded of={answer} skeleton={<LoadingArea className={styles.loading} />}>
        {({ works }) => (
          <SavedWorks
            list={list}
            lists={lists}
            works={sortedWorks(works, sort)}
            canMove={sort === 'own' && works.length > 1}
          />
        )}
      </Loaded>
    </>
  );
}
