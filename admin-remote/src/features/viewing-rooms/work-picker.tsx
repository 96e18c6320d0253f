import { type ListedArtwork, onRequestText } from '@gallery/shared/contract/catalogue/artwork';
import { roomLimits } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { formatNaira } from '@gallery/shared/domain/money';
import { artistName } from '@gallery/shared/format/artist-name';
import { useQuery } from '@gallery/shared/query';
import { Reorder } from '@gallery/shared/ui/reorder/reorder';
import { Combobox, useDebouncedQuery } from '../../ui/forms/combobox';
import { Panel, PanelBody } from '../../ui/page/panel';
import { LiftBar } from '../../ui/reorder/lift-bar';
import { viewingRoomQueries } from './viewing-room.queries';
import styles from './viewing-rooms.module.css';
import { WorkRow } from './work-row';

type WorkPickerProps = {
  works: readonly ListedArtwork[];
  onChange: (works: readonly ListedArtwork[]) => void;
  isFull: boolean;
};

export function WorkPicker({ works, onChange, isFull }: WorkPickerProps) {
  const byId = new Map(works.map((work) => [work._id, work]));
  const nameOf = (id: string) => byId.get(id)?.name_of_artwork ?? '';
  const worksOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return (
    <Panel
      heading="Works"
      tools={
        <span className={styles.hint}>
          {works.length === 0 ? 'None yet' : `${works.length}, in this order`}
        </span>
      }
    >
      <PanelBody>
        {isFull ? (
          <p className={styles.hint}>A viewing room has at most {roomLimits.works} works.</p>
        ) : (
          <AddWork known={byId} onAdd={(work) => onChange([...works, work])} />
        )}
        <Reorder
          ids={[...byId.keys()]}
          noun="work"
          nameOf={nameOf}
          save={async (ids) => onChange(worksOf(ids))}
        >
          {(shown) => (
            <>
              <ol className={styles.works}>
                {worksOf(shown).map((work) => (
                  <WorkRow
                    key={work._id}
                    work={work}
                    onRemove={() => onChange(works.filter(({ _id }) => _id !== work._id))}
                  />
                ))}
              </ol>
              <LiftBar nameOf={nameOf} />
            </>
          )}
        </Reorder>
      </PanelBody>
    </Panel>
  );
}

type AddWorkProps = { known: ReadonlyMap<string, ListedArtwork>; onAdd: (work: ListedArtwork) => void };

function AddWork({ known, onAdd }: AddWorkProps) {
  const { typed, query, setTyped, close } = useDebouncedQuery();
  const { data } = useQuery(viewingRoomQueries.works(query));
  const found = query === '' ? [] : (data?.artworks ?? []).filter(({ _id }) => !known.has(_id));

  function choose({ value }: { value: string }) {
    const work = found.find(({ _id }) => _id === value);
    if (work) onAdd(work);
    close();
  }

  return (
    <div className={styles.add}>
      <label htmlFor="add-work">Add a work</label>
      <Combobox
        id="add-work"
        text={typed}
        onText={setTyped}
        onBlur={() => undefined}
        suggestions={found.map((work) => ({
          value: work._id,
          label: work.name_of_artwork,
          note: [artistName(work.artist_id), priceText(work)].join(', '),
        }))}
        kind="Works"
        onChoose={choose}
        onClose={close}
      />
    </div>
  );
}

function priceText({ price, lot }: ListedArtwork): string {
  if (lot) return `Lot ${lot.number}`;
  return price === null ? onRequestText : formatNaira(price);
}
