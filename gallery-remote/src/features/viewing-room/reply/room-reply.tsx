import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { type RefObject, useId } from 'react';
import styles from './room-reply.module.css';

/** The form brings formik, so it loads after the works, within the file of the enquiry's form. */
const ReplyForm = deferred(
  async () => (await import(/* webpackChunkName: "enquiry" */ './reply-form')).ReplyForm,
);

type RoomReplyProps = {
  part: RefObject<HTMLElement | null>;
  title: string;
  recipient: string;
  works: readonly ListedArtwork[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
};

export function RoomReply({ part, title, recipient, works, chosen, onChoose }: RoomReplyProps) {
  const names = works.filter(({ _id }) => chosen.includes(_id)).map((work) => work.name_of_artwork);
  return (
    <section ref={part} tabIndex={-1} className={styles.band} aria-labelledby={headingId}>
      <div className={`page ${styles.grid}`}>
        <div className={styles.about}>
          <h2 id={headingId}>Reply</h2>
          <p className={styles.counts}>
            We count how often this page is opened and how long each work is on the screen, and keep no names.
          </p>
        </div>
        <div className={styles.form}>
          {works.length > 0 && <ChosenWorks works={works} chosen={chosen} onChoose={onChoose} />}
          <ReplyForm title={title} recipient={recipient} about={names.join(', ')} labelledBy={headingId} />
        </div>
      </div>
    </section>
  );
}

const headingId = 'room-reply';

type ChosenWorksProps = {
  works: readonly ListedArtwork[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
};

function ChosenWorks({ works, chosen, onChoose }: ChosenWorksProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.legend}>
        About
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame and label */}
      <div role="group" aria-labelledby={id} className={styles.chips}>
        {works.map(({ _id, name_of_artwork: name }) => (
          <button
            key={_id}
            type="button"
            className={styles.chip}
            aria-pressed={chosen.includes(_id)}
            onClick={() => onChoose(toggled(chosen, _id))}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

function toggled(chosen: readonly string[], id: string): string[] {
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
}
