import type {
  ArtworkRecord,
  ArtworkRecordAnswer,
  ArtworkSavedAnswer,
  EditionNumber,
  Availability as State,
} from '@gallery/shared/contract/catalogue/artwork';
import {
  editionNumberText,
  editionPaths,
  maxEdition,
  minEdition,
} from '@gallery/shared/contract/catalogue/edition';
import {
  type MakeEditionInput,
  makeEditionSchema,
} from '@gallery/shared/contract/catalogue/edition-input.schema';
import { Form, SubmitButton, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { editArtworkPath } from '@gallery/shared/paths/admin-paths';
import { useQueryClient } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import { Availability } from '@gallery/shared/ui/artwork/availability';
import { Changes } from '../../../ui/access/access';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { adminArtworkQueries } from '../artwork.queries';
import type { FollowVersion } from '../form/edit-artwork';
import styles from './work-edition.module.css';

type WorkEditionProps = { of: ArtworkRecordAnswer; follow: FollowVersion };

export function WorkEdition({ of: { artwork, numbers }, follow }: WorkEditionProps) {
  const { edition, availability } = artwork;
  if (!edition && availability !== 'available') return null;
  return (
    <Panel heading={edition ? `Edition: this is number ${editionNumberText(edition)}` : 'Edition'}>
      <PanelBody>
        {edition ? (
          <EditionNumbers numbers={numbers ?? []} shown={artwork._id} />
        ) : (
          <Changes ability="catalogue">
            <MakeEdition of={artwork} follow={follow} />
          </Changes>
        )}
      </PanelBody>
    </Panel>
  );
}

type EditionNumbersProps = { numbers: EditionNumber[]; shown: string };

/** Each number has its own price, facts, and orders, so each opens its own form. */
function EditionNumbers({ numbers, shown }: EditionNumbersProps) {
  return (
    <>
      <p className={styles.note}>
        {countText(numbers)} Each number is sold once. Saving the form above changes this number alone.
      </p>
      <ol className={styles.numbers}>
        {numbers.map(({ _id, number, availability }) => (
          <li key={_id} className={styles.number}>
            <Link
              className="link"
              to={editArtworkPath(_id)}
              aria-current={_id === shown ? 'page' : undefined}
            >
              Number {number}
            </Link>
            <Availability of={{ availability, held_until: null }} />
          </li>
        ))}
      </ol>
    </>
  );
}

function countText(numbers: EditionNumber[]): string {
  const counted = (state: State) => numbers.filter(({ availability }) => availability === state).length;
  const [available, sold] = [counted('available'), counted('sold')];
  return `${available} of ${numbers.length} available, ${sold} sold.`;
}

type MakeEditionProps = { of: ArtworkRecord; follow: FollowVersion };

function MakeEdition({ of: { _id, version }, follow }: MakeEditionProps) {
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
