import { artistName } from '@gallery/shared/domain/names';
import { Field, useControl, useFieldValue } from '@gallery/shared/forms';
import { useQuery } from '@gallery/shared/query';
import { Combobox, useDebouncedQuery } from '../../../ui/forms/combobox';
import { adminArtworkQueries } from '../artwork.queries';
import { artworkLabels } from './artwork-labels';

export function ArtistEmailField() {
  const { control, ...field } = useControl('artist_email');
  const { value, set } = useFieldValue('artist_email');
  const { artists, setTyped, close } = useSuggestedArtists();

  function type(text: string) {
    set(text);
    setTyped(text);
  }

  return (
    <Field {...field} label={artworkLabels.artist_email} wide>
      {(describedBy) => (
        <Combobox
          id={field.id}
          name="artist_email"
          type="email"
          text={String(value)}
          onText={type}
          onBlur={control.onBlur}
          suggestions={artists.map((artist) => ({
            value: artist._id,
            label: artist.email,
            note: artistName(artist),
          }))}
          kind="Artists"
          onChoose={({ label }) => {
            set(label);
            close();
          }}
          onClose={close}
          invalid={Boolean(field.error)}
          describedBy={describedBy}
        />
      )}
    </Field>
  );
}

function useSuggestedArtists() {
  const { typed, query, setTyped, close } = useDebouncedQuery();
  const { data } = useQuery(adminArtworkQueries.artistSuggestions(query));
  const matches = query === '' ? [] : (data?.artists ?? []);
  const chosen = matches.length === 1 && matches[0]?.email === typed.trim();
  return { artists: chosen ? [] : matches, setTyped, close };
}
