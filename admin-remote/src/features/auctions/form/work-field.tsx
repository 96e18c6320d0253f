import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { artistName } from '@gallery/shared/format/artist-name';
import { formatNaira } from '@gallery/shared/format/money';
import { Field, useControl, useFieldValue } from '@gallery/shared/forms';
import { useState } from 'react';
import { Combobox, type Suggestion } from '../../../ui/forms/combobox';
import { useWorkSuggestions } from './use-work-suggestions';

/** The form's value is the work's id; `work` is the initial one. */
export function WorkField({ work }: { work?: ListedArtwork }) {
  const { control, ...field } = useControl('artwork_id');
  const { value, set } = useFieldValue('artwork_id');
  const [text, setText] = useState(work?.name_of_artwork ?? '');
  const { works, setTyped, close } = useWorkSuggestions();

  function type(typed: string) {
    setText(typed);
    set('');
    setTyped(typed);
  }

  function choose({ value: id, label }: Suggestion) {
    setText(label);
    set(id);
    close();
  }

  return (
    <Field {...field} label="Artwork" hint="A few letters of its title or of its artist’s name." wide>
      {(describedBy) => (
        <>
          <Combobox
            id={field.id}
            text={text}
            onText={type}
            onBlur={control.onBlur('artwork_id')}
            suggestions={works.map(suggestionOf)}
            kind="Artworks"
            onChoose={choose}
            onClose={close}
            invalid={Boolean(field.error)}
            describedBy={describedBy}
          />
          <input type="hidden" name="artwork_id" value={String(value ?? '')} />
        </>
      )}
    </Field>
  );
}

function suggestionOf({ _id, name_of_artwork, artist_id, price, availability }: ListedArtwork): Suggestion {
  const facts = [artistName(artist_id), formatNaira(price), availability !== 'available' && availability];
  return { value: _id, label: name_of_artwork, note: facts.filter(Boolean).join(', ') };
}
