import type { ArtworkRecord, ArtworkSavedAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { editionPaths, maxEdition, minEdition } from '@gallery/shared/contract/catalogue/edition';
import {
  type MakeEditionInput,
  makeEditionSchema,
} from '@gallery/shared/contract/catalogue/edition-input.schema';
import { Form, SubmitButton, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { adminArtworkQueries } from '../artwork.queries';
import type { FollowVersion } from '../form/edit-artwork';
import styles from './work-edition.module.css';

type MakeEditionProps = { of: ArtworkRecord; follow: FollowVersion };

export function MakeEdition({ of: { _id, version }, follow }: MakeEditionProps) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function make(input: MakeEditionInput) {
    const { message, artwork } = await sendJson<ArtworkSavedAnswer>('POST', editionPaths.make(_id), input);
    follow(version, artwork.version);
    notify(message, 'success');
    void queryClient.invalidateQueries({ queryKey: adminArtworkQueries.all });
    void queryClient.invalidateQueries({ queryKey: adminArtworkQueries.record(_id).queryKey });
  }

  return (
    <Form
      schema={makeEditionSchema}
      initialValues={{ size: '' }}
      onSubmit={make}
      aria-label="Make an edition"
    >
      <div className={styles.form}>
        <TextField
          name="size"
          label="How many numbers"
          type="number"
          inputMode="numeric"
          min={minEdition}
          max={maxEdition}
          autoComplete="off"
          hint="This work becomes number 1. The others copy its saved facts, price, and picture. An edition stays an edition."
        />
        <SubmitButton kind="secondary">Make an edition</SubmitButton>
      </div>
    </Form>
  );
}
