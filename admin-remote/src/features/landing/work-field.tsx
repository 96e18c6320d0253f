import { artistName } from '@gallery/shared/format/artist-name';
import { Field, useControl, useFieldValue } from '@gallery/shared/forms';
import { useQuery } from '@gallery/shared/query';
import { useState } from 'react';
import { Combobox, type Suggestion, useDebouncedQuery } from '../../ui/forms/combobox';
import { landingQueries } from './landing.queries';

/** The form's value is the id of the work whose name the field shows. */
export function WorkField() {
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
      hint={isEmpty ? 'No works found.' : 'Type a part of its title, or its artist.'}
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
            note: artistName(work.artist_id),
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
