import type { ArtworkSavedAnswer } from '@gallery/shared/contract/catalogue/artwork';
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
import styles from './work-edition.module.css';

export function MakeEdition({ workId }: { workId: string }) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function make(input: MakeEditionInput) {
    const { message } = await sendJson<ArtworkSavedAnswer>('POST', editionPaths.make(workId), input);
    notify(message, 'success');
    void queryClient.invalidateQueries({ queryKey: adminArtworkQueries.all });
    void queryClient.invalidateQueries({ queryKey: adminArtworkQueries.record(workId).queryKey });
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
