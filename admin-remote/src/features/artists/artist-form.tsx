import type { ArtistRecord } from '@gallery/shared/contract/catalogue/artists/artist';
import {
  type CreateArtistInput,
  createArtistSchema,
} from '@gallery/shared/contract/catalogue/artists/artist-input.schema';
import { exhibitionLines } from '@gallery/shared/contract/catalogue/artists/exhibitions';
import { Form, type FormActions, TextAreaField, TextField, UnsavedChanges } from '@gallery/shared/forms';
import { adminArtistsPath } from '@gallery/shared/paths/admin-paths';
import type { ReactNode } from 'react';
import { FormFooter } from '../../ui/forms/form-footer';
import { Panel, PanelBody } from '../../ui/page/panel';

type ArtistFormProps = {
  label: string;
  artist?: ArtistRecord;
  submitLabel: string;
  onSubmit: (input: CreateArtistInput, form: FormActions) => Promise<unknown>;
  children?: ReactNode;
};

export function ArtistForm({ label, artist, submitLabel, onSubmit, children }: ArtistFormProps) {
  return (
    <Panel>
      <PanelBody narrow>
        <Form
          schema={createArtistSchema}
          initialValues={valuesOf(artist)}
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
          <FormFooter submitLabel={submitLabel} cancelLabel="Cancel" cancelTo={adminArtistsPath} />
          <UnsavedChanges />
          {children}
        </Form>
      </PanelBody>
    </Panel>
  );
}

export function valuesOf(artist?: ArtistRecord): CreateArtistInput {
  const { firstname = '', lastname = '', email = '', mobile = '' } = artist ?? {};
  const { artist_statement = '', artist_bio = '' } = artist ?? {};
  const exhibitions = exhibitionLines(artist?.exhibitions ?? []);
  return { firstname, lastname, email, mobile, artist_statement, artist_bio, exhibitions };
}
