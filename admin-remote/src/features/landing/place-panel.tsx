import type { LandingChoice, LandingPlace, PlaceName } from '@gallery/shared/contract/landing/landing';
import {
  type LandingChoiceInput,
  landingChoiceInputSchema,
} from '@gallery/shared/contract/landing/landing.schema';
import { artistName } from '@gallery/shared/domain/names';
import { Form, SubmitButton } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { WorkPicture } from '@gallery/shared/ui/artwork/work-picture';
import { Button } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import { DateTimeField } from '../../ui/forms/date-time-field';
import { Panel, PanelBody } from '../../ui/page/panel';
import styles from './landing.module.css';
import { landingQueries, removeChoice, saveChoice } from './landing.queries';
import { choiceText, leftOutText, noLotYet, placeTexts } from './place-text';
import { WorkField } from './work-field';

export function PlacePanel({ place }: { place: LandingPlace }) {
  const [isChoosing, setChoosing] = useState(false);
  const { heading, standing } = placeTexts[place.place];
  const close = () => setChoosing(false);
  return (
    <Panel
      heading={heading}
      tools={
        !isChoosing && (
          <Button kind="quiet" aria-label={`Choose a work: ${heading}`} onClick={() => setChoosing(true)}>
            Choose a work…
          </Button>
        )
      }
    >
      <PanelBody>
        <div className={styles.place}>
          {place.choices.length > 0 && (
            <ul className={styles.choices}>
              {place.choices.map((choice) => (
                <Choice key={choice._id} choice={choice} of={place} />
              ))}
            </ul>
          )}
          <p className={styles.hint}>{standing}</p>
          {isChoosing && <ChooseForm place={place.place} onDone={close} />}
        </div>
      </PanelBody>
    </Panel>
  );
}

/** A choice that waits can still get a lot. */
function Problem({ choice: { state, artwork }, of: { place } }: { choice: LandingChoice; of: LandingPlace }) {
  const lacksLot = state === 'waiting' && place === 'auction' && !artwork.lot;
  if (state !== 'left out' && !lacksLot) return null;
  return <span className={styles.problem}>{lacksLot ? noLotYet : leftOutText(place)}</span>;
}

function Choice({ choice, of }: { choice: LandingChoice; of: LandingPlace }) {
  const { artwork } = choice;
  const remove = useAction({ mutationFn: removeChoice, invalidates: landingQueries.all });
  return (
    <li className={styles.choice}>
      <span className={styles.picture}>
        <WorkPicture work={artwork} />
      </span>
      <span className={styles.name}>
        <b>{artwork.name_of_artwork}</b>
        <span className={styles.hint}>{artistName(artwork.artist_id)}</span>
        <span className={styles.hint}>{choiceText(choice)}</span>
        <Problem choice={choice} of={of} />
      </span>
      <Button
        kind="quiet"
        busy={remove.isPending}
        aria-label={`Remove ${artwork.name_of_artwork} from ${placeTexts[of.place].heading}`}
        onClick={() => remove.mutate(choice._id)}
      >
        Remove
      </Button>
    </li>
  );
}

type ChooseFormProps = { place: PlaceName; onDone: () => void };

function ChooseForm({ place, onDone }: ChooseFormProps) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function save(input: LandingChoiceInput) {
    const { message } = await saveChoice(input);
    await queryClient.invalidateQueries({ queryKey: landingQueries.all });
    notify(message, 'success');
    onDone();
  }

  const blank = { place, artwork_id: '', starts_at: '' };
  return (
    <Form
      schema={landingChoiceInputSchema}
      initialValues={blank}
      onSubmit={save}
      aria-label={`Choose a work: ${placeTexts[place].heading}`}
    >
      <div className={styles.form}>
        <WorkField place={place} />
        <DateTimeField
          name="starts_at"
          label="From (optional)"
          hint="By the clock in Lagos. Without a date, the site shows the work at once."
        />
        <div className={styles.actions}>
          <SubmitButton>Show this work</SubmitButton>
          <Button kind="quiet" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </div>
    </Form>
  );
}
