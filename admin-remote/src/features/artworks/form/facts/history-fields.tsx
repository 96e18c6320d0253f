import { TextAreaField } from '@gallery/shared/forms';
import { historyLabels } from './history-labels';

/** What a curator knows of a new work's past. The page of the work edits the entries that the lines become. */
export function HistoryFields() {
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
