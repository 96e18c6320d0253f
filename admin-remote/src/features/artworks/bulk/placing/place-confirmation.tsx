import { countOf } from '@gallery/shared/domain/count-of';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { SubmitButton, useFieldValue } from '@gallery/shared/forms';
import { useQuery } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import type { ReactNode } from 'react';
import styles from '../preview/edit-confirmation.module.css';
import { placeQueries } from './place.queries';
import { PlacementPreview } from './placement-preview';
import type { Place } from './places';

type PlaceConfirmationProps = {
  places: readonly Place[];
  works: readonly string[];
  onCancel: () => void;
};

export function PlaceConfirmation({ places, works, onCancel }: PlaceConfirmationProps) {
  const { value } = useFieldValue('place');
  const place = places.find((one) => one.value === value);
  return (
    <>
      {place ? (
        <PreviewOf key={place.value} place={place} works={works} onCancel={onCancel} />
      ) : (
        <>
          <p className={styles.wait}>The works that join and those that stay out appear here.</p>
          <Actions onCancel={onCancel} />
        </>
      )}
    </>
  );
}

function PreviewOf({ place, works, onCancel }: Omit<PlaceConfirmationProps, 'places'> & { place: Place }) {
  const { data, error, isFetching } = useQuery(placeQueries.preview(place, works));
  const count = data?.placement.joins.length ?? 0;
  return (
    <>
      <div className={styles.preview} aria-busy={isFetching}>
        {error && !isFetching && <p role="alert">{errorMessage(error)}</p>}
        {data && !error && <PlacementPreview placement={data.placement} />}
      </div>
      {count > 0 && <p className={styles.rule}>{rules[place.kind]}</p>}
      <Actions onCancel={onCancel}>
        {count > 0 && !error && <SubmitButton busy={isFetching}>{confirmText(place, count)}</SubmitButton>}
      </Actions>
    </>
  );
}

function Actions({ onCancel, children }: { onCancel: () => void; children?: ReactNode }) {
  return (
    <div className={styles.actions}>
      <Button kind="secondary" onClick={onCancel}>
        cancel
      </Button>
      {children}
    </div>
  );
}

function confirmText({ kind }: Place, count: number): string {
  const works = countOf(count, 'work');
  if (kind === 'new') return `Create a room with ${works}`;
  return `Put ${works} into the ${kind}`;
}

const rules = {
  new: 'The next page asks for the title and the end of the room. Nobody sees the room before you save it.',
  room: 'The works follow the present ones. Anyone with the link sees them at once.',
  auction: 'All works of the preview join, or none. Estimates and starting prices come from their prices.',
};
