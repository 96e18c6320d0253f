import { countOf } from '@gallery/shared/domain/count-of';
import { Form, SelectField } from '@gallery/shared/forms';
import { useQuery, useQueryClient } from '@gallery/shared/query';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import styles from '../preview/edit-confirmation.module.css';
import { placeQueries } from './place.queries';
import { PlaceConfirmation } from './place-confirmation';
import type { Place } from './places';
import { type Placed, usePlacing } from './use-placing';

type PlaceDialogProps = {
  works: readonly string[];
  onClose: () => void;
  /** `null`: the works are on their way into a new room. */
  onPlaced: (placed: Placed | null) => void;
};

export function PlaceDialog({ works, onClose, onPlaced }: PlaceDialogProps) {
  const places = useQuery(placeQueries.list);
  const title = `Put ${countOf(works.length, 'work')} into…`;
  return (
    <Dialog kind="wide" title={title} onClose={onClose}>
      <Loaded of={places} skeleton={<LoadingArea className={styles.preview} />}>
        {(all) => (
          <PlaceForm title={title} places={all} works={works} onClose={onClose} onPlaced={onPlaced} />
        )}
      </Loaded>
    </Dialog>
  );
}

type PlaceFormProps = PlaceDialogProps & { title: string; places: readonly Place[] };

function PlaceForm({ title, places, works, onClose, onPlaced }: PlaceFormProps) {
  const put = usePlacing(onPlaced);
  const queryClient = useQueryClient();

  /** Sends what the preview on the screen shows. */
  async function submit({ place: value }: { place: string }) {
    const place = places.find((one) => one.value === value);
    const shown = place && queryClient.getQueryData(placeQueries.preview(place, works).queryKey);
    if (place && shown) await put(place, shown);
  }

  return (
    <Form aria-label={title} initialValues={{ place: '' }} onSubmit={submit} alwaysToasts>
      <SelectField
        name="place"
        label="Place"
        options={places}
        placeholder="Choose a room or an auction"
        wide
      />
      <PlaceConfirmation places={places} works={works} onCancel={onClose} />
    </Form>
  );
}
