import { maxFindText } from '@gallery/shared/contract/find/find';
import { countOf } from '@gallery/shared/domain/count-of';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { CrossButton } from '../../../ui/cross-button/cross-button';
import styles from './find-palette.module.css';
import { kindLabels } from './options';
import { PaletteFoot } from './palette-foot';
import { OptionRow } from './results/option-row';
import { useOptions } from './use-options';
import { usePalette } from './use-palette';

export function FindPalette({ userId, onClose }: { userId: string; onClose: () => void }) {
  const dialog = useModal();
  const [text, setText] = useState('');
  const options = useOptions(text, userId);
  const { groups, q, isSettled, without } = options;
  const { input, menu, item } = usePalette({ text, onText: setText, groups, isSettled, userId, onClose });
  const id = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes the dialog on Escape
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label="Find anything"
      onClick={(event: MouseEvent) => event.target === dialog.current && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.field}>
        <svg className={styles.icon} viewBox="0 0 18 18" aria-hidden="true">
          <circle cx="8" cy="8" r="5" />
          <path d="m12 12 3.6 3.6" />
        </svg>
        <input
          {...input}
          type="text"
          aria-label="Find anything"
          aria-labelledby={undefined}
          aria-activedescendant={groups.length > 0 ? input['aria-activedescendant'] : undefined}
          placeholder="Name, number, or amount"
          maxLength={maxFindText}
          autoComplete="off"
          spellCheck={false}
        />
        <kbd className={styles.escape}>Esc</kbd>
        <CrossButton label="Close" onClick={onClose} />
      </div>
      <PaletteState of={options} />
      <div {...menu({ 'aria-label': 'Results', 'aria-labelledby': undefined })} className={styles.results}>
        {groups.map(({ label, count, options: own }, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset does not belong into a list box
          <div key={label} role="group" aria-labelledby={`${id}-${place}`}>
            <div className={styles.label} role="presentation">
              <span id={`${id}-${place}`}>{label}</span>
              <span className={styles.count}>{count}</span>
            </div>
            {own.map((option) => (
              <div key={option.key} {...item(option)} className={styles.option}>
                <OptionRow option={option} typed={q} />
              </div>
            ))}
          </div>
        ))}
      </div>
      {without && <p className={styles.without}>No results in {without}.</p>}
      <PaletteFoot hasExamples={q === ''} />
    </dialog>
  );
}

function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, because the browser cannot restore the focus after the element is gone.
  useLayoutEffect(() => {
    const { current: opened } = dialog;
    opened?.showModal();
    opened?.querySelector('input')?.focus();
    return () => opened?.close();
  }, []);
  return dialog;
}

const everything = Object.values(kindLabels).join(', ').toLowerCase();

/** Says what the search does, also to people who do not see the results. */
function PaletteState({ of }: { of: ReturnType<typeof useOptions> }) {
  const { q, groups, isEmpty, isSettled, hasFailed } = of;
  if (hasFailed)
    return (
      <div role="alert" className={styles.message}>
        <p className={styles.lead}>The search failed.</p>
        <p>Check your connection, and type again.</p>
      </div>
    );
  const found = isEmpty ? 0 : groups.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <>
      {isEmpty && (
        <div className={styles.message}>
          <p className={styles.lead}>No results for ‘{q}’.</p>
          <p>We searched {everything}: names, titles, numbers, amounts, phone numbers, and references.</p>
          <p>Accents and dots do not matter.</p>
        </div>
      )}
      {!isSettled && groups.length === 0 && (
        <div className={styles.waiting}>
          <Spinner />
        </div>
      )}
      <span role="status">
        <VisuallyHidden>{q === '' || !isSettled ? '' : resultsText(found)}</VisuallyHidden>
      </span>
    </>
  );
}

function resultsText(found: number): string {
  if (found === 0) return 'No results';
  return countOf(found, 'result');
}
