import type { HistoryField } from '@gallery/shared/contract/catalogue/entries/history-lines';

export const historyLabels: Record<HistoryField, string> = {
  provenance: 'Provenance',
  exhibitions: 'Exhibitions',
};

/** A new work has no history yet. */
export const emptyHistory: Record<HistoryField, string> = { provenance: '', exhibitions: '' };
