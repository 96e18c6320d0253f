import { useState } from 'react';
import styles from '../work-state.module.css';
import { FactFields } from './fact-fields';
import { HistoryFields } from './history-fields';
import { TagsField } from './tags-field';

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
