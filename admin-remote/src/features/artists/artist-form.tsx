import type { ArtistRecord } from '@gallery/shared/contract/catalogue/artists/artist';
import {
  type CreateArtistInput,
  createArtistSchema,
} from '@gallery/shared/contract/catalogue/artists/artist-input.schema';
import { exhibitionLines } from '@gallery/shared/contract/catalogue/artists/exhibitions';
import { Form, type FormActions, TextAreaField, TextField, useFieldValue } from '@gallery/shared/forms';
import { adminArtistsPath } from '@gallery/shared/paths/admin-paths';
import { Button } from '@gallery/shared/ui/controls/button';
import { type ReactNode, useState } from 'react';
import { FormFooter } from '../../ui/forms/form-footer';
import { Panel, PanelBody } from '../../ui/page/panel';
import styles from './artist-form.module.css';

type ArtistFormProps = {
  label: string;
  artist?: ArtistRecord;
  /** What staff typed where they looked for a new artist. */
  name?: string;
  submitLabel: string;
  /** The field of `img_url`. It also asks before the user loses unsaved changes. */
  portrait: ReactNode;
  onSubmit: (input: CreateArtistInput, form: FormActions) => Promise<unknown>;
  children?: ReactNode;
};

export function ArtistForm({
  label,
  artist,
  name,
  submitLabel,
  portrait,
  onSubmit,
  children,
}: ArtistFormProps) {
  return (
    <Panel>
      <PanelBody narrow>
        <Form
          schema={createArtistSchema}
          initialValues={valuesOf(artist, name)}
          onSubmit={onSubmit}
          columns={2}
          aria-label={label}
        >
          <TextField name="firstname" label="First name" autoComplete="off" />
          <TextField name="lastname" label="Last name" autoComplete="off" />
          <TextField name="email" label="Email" type="email" autoComplete="off" />
          <TextField name="mobile" label="Phone number" type="tel" autoComplete="off" />
          <TextAreaField name="artist_statement" label="Artist statement" rows={4} wide />
          <TextAreaField name="artist_bio" label="Artist biography" rows={7} wide />
          <TextAreaField
            name="exhibitions"
            label="Exhibitions"
            rows={5}
            hint="One on each line, as year; title; place: “2024; After the Rains; Uli Gallery, Lagos”. The artist’s page shows them in this order."
            wide
          />
          <PortraitFields field={portrait} />
          <FormFooter submitLabel={submitLabel} cancelLabel="Cancel" cancelTo={adminArtistsPath} />
          {children}
        </Form>
      </PanelBody>
    </Panel>
  );
}

export function valuesOf(artist?: ArtistRecord, name = ''): CreateArtistInput {
  const [first = '', ...others] = name.trim().split(/\s+/).map(capitalized);
  const { firstname = first, lastname = others.join(' '), email = '', mobile = '' } = artist ?? {};
  const { artist_statement = '', artist_bio = '' } = artist ?? {};
  const { img_url, portrait_alt = '' } = artist ?? {};
  return {
    firstname,
    lastname,
    email,
    mobile,
    artist_statement,
    artist_bio,
    exhibitions: exhibitionLines(artist?.exhibitions ?? []),
    img_url: img_url ?? '',
    portrait_alt,
  };
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function PortraitFields({ field }: { field: ReactNode }) {
  return (
    <div className={styles.portrait}>
      {field}
      <RemovePortrait />
      <TextField
        name="portrait_alt"
        label="Description of the portrait"
        hint="For visitors who cannot see it: who stands where, and doing what. The artist’s page shows a work instead of a missing portrait."
        wide
      />
    </div>
  );
}

/** Keeps its place after the removal, so that the focus stays and the curator can change their mind. */
function RemovePortrait() {
  const { value, set } = useFieldValue('img_url');
  const [removed, setRemoved] = useState('');
  const url = String(value ?? '');
  if (url === '' && removed === '') return null;

  function toggle() {
    setRemoved(url);
    set(url === '' ? removed : '');
  }

  return (
    <div>
      <Button kind="secondary" onClick={toggle}>
        {url === '' ? 'Put the portrait back' : 'Remove the portrait'}
      </Button>
    </div>
  );
}
