import { type ListedArtwork, onRequestText } from '@gallery/shared/contract/catalogue/artwork';
import { roomLimits } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { formatNaira } from '@gallery/shared/domain/money';
import { artistName } from '@gallery/shared/domain/names';
import { Field, useControl, useFieldValue } from '@gallery/shared/forms';
import { useQuery } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import { Combobox, useDebouncedQuery } from '../../ui/forms/combobox';
import { Panel, PanelBody } from '../../ui/page/panel';
import { useNextItem } from '../../ui/page/use-next-item';
import { OrderedList } from '../../ui/reorder/ordered-list';
import { viewingRoomQueries } from './viewing-room.queries';
import styles from './viewing-rooms.module.css';
import { WorkHeads, WorkRow } from './work-row';

/** The field's value is the ids in the room's order. `given` are the works of the saved room. */
export function WorkPicker({ given }: { given: readonly ListedArtwork[] }) {
  const { value, set } = useFieldValue('artworks');
  const [known, setKnown] = useState(given);
  const ids = idsIn(String(value));
  const byId = new Map(known.map((work) => [work._id, work]));
  const { list, leave } = useNextItem('button[aria-label^="Remove "]', value);
  const nameOf = (id: string) => byId.get(id)?.name_of_artwork ?? '';

  function add(work: ListedArtwork) {
    setKnown([...known, work]);
    set([...ids, work._id].join());
  }

  function remove(removed: string) {
    leave(ids.indexOf(removed));
    set(ids.filter((id) => id !== removed).join());
  }

  return (
    <Panel
      heading="Works"
      tools={
        <span className={styles.hint}>{ids.length === 0 ? 'None yet' : `${ids.length}, in this order`}</span>
      }
    >
      <PanelBody>
        <AddWork chosen={ids} onAdd={add} />
        {ids.length > 0 && <WorkHeads />}
        <div ref={list}>
          <OrderedList
            ids={ids}
            byId={byId}
            noun="work"
            nameOf={nameOf}
            save={async (order) => set(order.join())}
            className={styles.works}
          >
            {(work) => <WorkRow key={work._id} work={work} onRemove={() => remove(work._id)} />}
          </OrderedList>
        </div>
      </PanelBody>
    </Panel>
  );
}

export function idsIn(value: string): string[] {
  return value === '' ? [] : value.split(',');
}

type AddWorkProps = { chosen: readonly string[]; onAdd: (work: ListedArtwork) => void };

function AddWork({ chosen, onAdd }: AddWorkProps) {
  const { error, isServerError } = useControl('artworks');
  const { typed, query, setTyped, close } = useDebouncedQuery();
  const search = useQuery(viewingRoomQueries.works(query));
  const hits = query === '' ? [] : (search.data?.artworks ?? []);
  const found = hits.filter(({ _id }) => !chosen.includes(_id));
  const isFull = chosen.length >= roomLimits.works;

  function choose({ value }: { value: string }) {
    const work = found.find(({ _id }) => _id === value);
    if (work && !isFull) onAdd(work);
    close();
  }

  return (
    <>
      <Field
        id="add-work"
        label="Add a work"
        hint={isFull ? `A viewing room has at most ${roomLimits.works} works.` : undefined}
        error={error}
        isServerError={isServerError}
        wide
      >
        {(describedBy) => (
          <Combobox
            id="add-work"
            text={typed}
            onText={setTyped}
            onBlur={() => undefined}
            suggestions={(isFull ? [] : found).map((work) => ({
              value: work._id,
              label: work.name_of_artwork,
              note: [artistName(work.artist_id), priceText(work)].join(', '),
            }))}
            kind="Works"
            onChoose={choose}
            onClose={close}
            invalid={error !== undefined}
            describedBy={describedBy}
          />
        )}
      </Field>
      {query !== '' && !isFull && (
        <SearchState of={search} text={searchText(search, { hits: hits.length, left: found.length })} />
      )}
    </>
  );
}

type Search = { isError: boolean; isPlaceholderData: boolean; data?: unknown; refetch: () => unknown };

function SearchState({ of: { isError, refetch }, text }: { of: Search; text: string }) {
  return (
    <div className={`${styles.search} ${styles.hint}`} role="status">
      {text}
      {isError && (
        <Button kind="quiet" onClick={() => void refetch()}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** Returns '' while the list shows works. */
function searchText(
  { isError, isPlaceholderData, data }: Search,
  { hits, left }: { hits: number; left: number },
): string {
  if (isError) return 'The search failed. Check your connection.';
  if (left > 0) return '';
  if (data === undefined || isPlaceholderData) return 'Searching…';
  return hits > 0 ? 'The room has the works that fit already.' : 'No works found.';
}

function priceText({ price, lot }: ListedArtwork): string {
  if (lot) return `Lot ${lot.number}`;
  return price === null ? onRequestText : formatNaira(price);
}
