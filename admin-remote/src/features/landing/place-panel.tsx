import type { LandingChoice, LandingPlace } from '@gallery/shared/contract/landing/landing';
import { artistName } from '@gallery/shared/domain/names';
import { useAction } from '@gallery/shared/query/use-action';
import { WorkPicture } from '@gallery/shared/ui/artwork/work-picture';
import { Button } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import { Panel, PanelBody } from '../../ui/page/panel';
import { ChooseForm } from './choose-form';
import styles from './landing.module.css';
import { landingQueries, removeChoice } from './landing.queries';
import { choiceText, leftOutText, noLotYet, placeTexts } from './place-text';

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
