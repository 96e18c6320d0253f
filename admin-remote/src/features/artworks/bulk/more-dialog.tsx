import { tagLimits } from '@gallery/shared/contract/catalogue/tags';
import { countOf } from '@gallery/shared/domain/count-of';
import { type FieldValue, SelectField, TextField, useFieldValue } from '@gallery/shared/forms';
import { useQuery } from '@gallery/shared/query';
import { useEffect, useId } from 'react';
import { knownTagsQuery } from '../artwork.queries';
import { ArtistEmailField } from '../form/artist-email-field';
import { EditDialog } from './edit-dialog';
import type { WorksDialogProps } from './price-dialog';

/** Changes everything of works but their prices. */
export function MoreDialog(props: WorksDialogProps) {
  const { length } = props.works;
  return (
    <EditDialog
      {...props}
      title={`Change ${countOf(length, 'work')}?`}
      initialValues={{ field: 'artist', artist_email: '', tag: '', value: 'true' }}
    >
      <SelectField name="field" label="Change" options={changes} />
      <ValueField />
    </EditDialog>
  );
}

function ValueField() {
  const { value } = useFieldValue('field');
  const { set } = useFieldValue('value');
  const field = String(value);
  useEffect(() => set(firstOf(field)), [set, field]);
  if (field === 'artist') return <ArtistEmailField />;
  if (field === 'tag_added' || field === 'tag_removed') return <TagField />;
  const options = values[field];
  if (options) return <SelectField key={field} name="value" label="New value" options={options} />;
  return <p>The works leave the catalogue. Their orders keep their pictures.</p>;
}

function TagField() {
  const { data } = useQuery(knownTagsQuery);
  const list = useId();
  return (
    <>
      <TextField name="tag" label="Tag" list={list} maxLength={tagLimits.characters} autoComplete="off" />
      <datalist id={list}>
        {data?.tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </>
  );
}

function firstOf(field: string): FieldValue {
  return values[field]?.[0]?.value ?? 'true';
}

const changes = [
  { value: 'artist', label: 'Artist' },
  { value: 'availability', label: 'Availability' },
  { value: 'framed', label: 'Framing' },
  { value: 'price_on_request', label: 'Whether the price shows' },
  { value: 'open_to_offers', label: 'Whether collectors can make offers' },
  { value: 'tag_added', label: 'Add a tag' },
  { value: 'tag_removed', label: 'Remove a tag' },
  { value: 'archived', label: 'Archive' },
];

const values: Record<string, { value: string; label: string }[]> = {
  availability: [
    { value: 'false', label: 'Sold, outside of this site' },
    { value: 'true', label: 'Available again' },
  ],
  framed: [
    { value: 'true', label: 'Framed' },
    { value: 'false', label: 'Not framed' },
    { value: '', label: 'Unknown' },
  ],
  price_on_request: [
    { value: 'true', label: 'Price on request' },
    { value: 'false', label: 'Show the price' },
  ],
  open_to_offers: [
    { value: 'true', label: 'Open to offers' },
    { value: 'false', label: 'Closed to offers' },
  ],
};
