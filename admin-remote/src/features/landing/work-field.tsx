import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { PlaceName } from '@gallery/shared/contract/landing/landing';
import { artistName } from '@gallery/shared/domain/names';
import { Field, useControl, useFieldValue } from '@gallery/shared/forms';
import { useQuery } from '@gallery/shared/query';
import { useState } from 'react';
import { Combobox, type Suggestion, useDebouncedQuery } from '../../ui/forms/combobox';
import { landingQueries } from './landing.queries';

/** The form's value is the id of the work whose name the field shows. */
export function WorkField({ place }: { place: PlaceName }) {
  const { id, error, isServerError } = useControl('artwork_id');
  const { set } = useFieldValue('artwork_id');
  const [chosen, setChosen] = useState('');
  const { typed, query, setTyped, close } = useDebouncedQuery();
  const found = useQuery(landingQueries.works(query));
  const works = query === '' ? [] : (found.data?.artworks ?? []);
  const isEmpty = query !== '' && !found.isPlaceholderData && found.isSuccess && works.length === 0;

  function type(text: string) {
    setChosen('');
    set('');
    setTyped(text);
  }

  function choose({ value, label }: Suggestion) {
    close();
    setChosen(label);
    set(value);
  }

  return (
    <Field
      id={id}
      label="Work"
      hint={isEmpty ? 'No works found.' : hints[place]}
      error={error}
      isServerError={isServerError}
    >
      {(describedBy) => (
        <Combobox
          id={id}
          text={chosen || typed}
          onText={type}
          onBlur={() => undefined}
          suggestions={works.map((work) => ({
            value: work._id,
            label: work.name_of_artwork,
            note: noteOf(work),
          }))}
          kind="Works"
          onChoose={choose}
          onClose={close}
          invalid={error !== undefined}
          describedBy={describedBy}
        />
      )}
    </Field>
  );
}

const hint = 'Type a part of its title, or its artist.';
const hints: Record<PlaceName, string> = {
  hero: hint,
  unveiled: hint,
  auction: `${hint} The site shows it while a lot has it.`,
  'log-in': hint,
};

function noteOf({ artist_id, lot }: ListedArtwork): string {
  return lot ? `${artistName(artist_id)}, lot ${lot.number}` : artistName(artist_id);
}
