import { useState } from 'react';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog';
import checkbox from '../../../ui/forms/checkbox-field.module.css';
import { releaseQueries, setAutoPromote } from '../releases.queries';

/** Changes once it has been given a reason. */
export function AutoPromote({ on }: { on: boolean }) {
  const [asked, setAsked] = useState<boolean | null>(null);
  return (
    <>
      <label className={checkbox.check}>
        <input
          className={checkbox.box}
          type="checkbox"
          checked={on}
          onChange={({ target }) => setAsked(target.checked)}
        />
        Promote what is signed and passes the gates
      </label>
      {asked !== null && (
        <ReasonDialog
          question={asked ? 'Promote releases by themselves?' : 'Promote releases by hand only?'}
          confirm={asked ? 'Switch on' : 'Switch off'}
          kind="primary"
          invalidates={releaseQueries.all}
          onClose={() => setAsked(null)}
          act={({ reason }) => setAutoPromote({ on: asked, reason })}
        >
          <p>{asked ? onText : offText}</p>
        </ReasonDialog>
      )}
    </>
  );
}

const onText = 'What a team ships goes live at once when it is signed and no gate is exceeded.';
const offText = 'What a team ships stays offered until somebody promotes it here.';
