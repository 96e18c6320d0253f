import type { HistoryField } from '@gallery/shared/contract/catalogue/entries/history-lines';
import { TextAreaField, TextField } from '@gallery/shared/forms';
import { useState } from 'react';
import styles from '../work-state.module.css';
import { FactFields } from './fact-fields';

export function FoldedFacts() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.facts} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>Facts of the work (optional)</summary>
      {isOpen && (
        <div className={styles.folded}>
          <FactFields />
          <TagsField />
          <HistoryFields />
        </div>
      )}
    </details>
  );
}

export function TagsField() {
  return (
    <TextField
      name="tags"
      label="Tags"
      hint="Only staff see them. Separate them with commas."
      autoComplete="off"
      wide
    />
  );
}

/** What a curator knows of a new work's past. The page of the work edits the entries that the lines become. */
function HistoryFields() {
  return (
    <>
      <TextAreaField
        name="provenance"
        label={historyLabels.provenance}
        hint="One owner on each line, oldest first: “2019–2023: Private collection, Lagos”. Each line becomes a public entry."
        rows={3}
        wide
      />
      <TextAreaField
        name="exhibitions"
        label={historyLabels.exhibitions}
        hint="One on each line, newest first: “2024: After the Rains, Uli Gallery, Lagos”. Each line becomes a public entry."
        rows={3}
        wide
      />
    </>
  );
}

const historyLabels: Record<HistoryField, string> = {
  provenance: 'Provenance',
  exhibitions: 'Exhibitions',
};

/** A new work has no history yet. */
export const emptyHistory: Record<HistoryField, string> = { provenance: '', exhibitions: '' };
