import { brand } from '@gallery/shared/brand';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { type SavedList, type ShownAnswer, savedPaths } from '@gallery/shared/contract/saved/saved';
import { getJsonOrNull, sendJson } from '@gallery/shared/http';
import { savedListsPath } from '@gallery/shared/paths/account-paths';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { queryOptions, useQuery } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { useSearchParams } from '@gallery/shared/router';
import { savedQueries } from '@gallery/shared/saved/saved.queries';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { TabList, TabPanel } from '@gallery/shared/ui/controls/tabs';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useState } from 'react';
import { ListNameDialog } from './list/list-name-dialog';
import { ListPanel } from './list/list-panel';
import styles from './saved.module.css';

/** The caller's lists as tabs; `?list=` selects one. */
export function Saved({ userId }: { userId: string }) {
  const lists = useQuery(savedQueries.lists(userId));
  const [params, setParams] = useSearchParams();
  const [isCreating, setCreating] = useState(false);

  function select(id: string) {
    setCreating(false);
    setParams({ list: id });
  }

  return (
    <>
      <title>{`Saved · ${brand.name}`}</title>
      <h1 className={styles.heading}>Saved</h1>
      <Loaded of={lists} skeleton={<LoadingArea className={styles.loading} />}>
        {(all) => (
          <Lists
            userId={userId}
            lists={all}
            selected={all.find(({ _id }) => _id === params.get('list')) ?? all[0]}
            onCreate={() => setCreating(true)}
          />
        )}
      </Loaded>
      {isCreating && <ListNameDialog onSaved={select} onClose={() => setCreating(false)} />}
    </>
  );
}

type ListsProps = {
  userId: string;
  lists: SavedList[];
  selected: SavedList | undefined;
  onCreate: () => void;
};

function Lists({ userId, lists, selected, onCreate }: ListsProps) {
  if (!selected) {
    return (
      <Empty message="Use the bookmark beside any work to keep it here.">
        <ButtonLink to={artworksPath}>See the artworks</ButtonLink>
      </Empty>
    );
  }
  return (
    <>
      <div className={styles.lists}>
        <TabList name="saved" label="Lists" tabs={lists.map(tabOf)} selected={selected._id} />
        <Button kind="quiet" onClick={onCreate}>
          Create list
        </Button>
      </div>
      <TabPanel name="saved" value={selected._id}>
        <ListPanel key={selected._id} userId={userId} list={selected} lists={lists} />
      </TabPanel>
      <ShowToGallery userId={userId} />
    </>
  );
}

function tabOf({ _id, name, works }: SavedList) {
  return { value: _id, label: `${name} ${works}`, to: `${savedListsPath}?list=${_id}` };
}

/** The gallery can advise a collector whose taste it knows, but only with consent. */
function ShowToGallery({ userId }: { userId: string }) {
  const { data } = useQuery(shownQuery(userId));
  const change = useAction({
    mutationFn: (shown: boolean) => sendJson<MessageAnswer>('PUT', savedPaths.shown, { shown }),
    invalidates: savedQueries.all,
  });
  if (!data) return null;
  return (
    <section aria-labelledby="show-to-gallery" className={styles.consent}>
      <h2 id="show-to-gallery" className={styles.title}>
        {data.shown ? 'The gallery sees what you save' : 'Let the gallery see what you save'}
      </h2>
      <p className={styles.text}>
        Staff then know your taste and can advise you. They see the works, never your lists and notes.
      </p>
      <Button kind="secondary" busy={change.isPending} onClick={() => change.mutate(!data.shown)}>
        {data.shown ? 'Hide my saved works' : 'Show my saved works'}
      </Button>
    </section>
  );
}

/** Whether staff see the saved works. Returns `null` if the API is of the release before. */
const shownQuery = (userId: string) =>
  queryOptions({
    queryKey: [...savedQueries.all, userId, 'shown'],
    queryFn: ({ signal }) => getJsonOrNull<ShownAnswer>(savedPaths.shown, signal),
  });
