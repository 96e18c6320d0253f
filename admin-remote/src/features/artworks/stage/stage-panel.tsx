import type { ArtworkRecord } from '@gallery/shared/contract/catalogue/artwork';
import type { WorkStage } from '@gallery/shared/contract/catalogue/stages/work-stage';
import {
  type StageInput,
  stageInputSchema,
} from '@gallery/shared/contract/catalogue/stages/work-stage-input.schema';
import { Form, SubmitButton } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { useQueryClient } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { Link } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { useState } from 'react';
import { Changes } from '../../../ui/access/access';
import { DateTimeField } from '../../../ui/forms/date-time-field';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { changedByStage, sendStage, stageOf, stageText } from './stage.queries';
import styles from './stage-panel.module.css';

const explanations: Record<WorkStage, string> = {
  draft: 'Only staff see this work.',
  scheduled: 'Only staff see this work until then.',
  published: 'Visitors see this work.',
  archived: 'Visitors do not see this work. Orders and invoices keep it. ‘Restore’ shows it to them at once.',
};

export function StagePanel({ work }: { work: ArtworkRecord }) {
  const [asked, ask] = useState<'schedule' | 'archive' | null>(null);
  const stage = stageOf(work);
  const done = () => ask(null);
  const move = useAction({
    mutationFn: (to: WorkStage) => sendStage(work, { stage: to }),
    invalidates: changedByStage(work),
    done,
  });
  const isHidden = stage === 'draft' || stage === 'scheduled';
  return (
    <Panel heading="Publication">
      <PanelBody>
        <div className={styles.panel}>
          <p>
            <b>{stageText(work)}.</b> {explanations[stage]}
          </p>
          <div className={styles.actions}>
            <Changes ability="catalogue">
              {isHidden && (
                <>
                  <Button busy={move.isPending} onClick={() => move.mutate('published')}>
                    Publish now
                  </Button>
                  <Button kind="secondary" onClick={() => ask('schedule')}>
                    {stage === 'draft' ? 'Schedule…' : 'Change the date…'}
                  </Button>
                </>
              )}
            </Changes>
            {stage !== 'archived' && (
              <Link className="link" to={artworkPath(work._id)}>
                {isHidden ? 'Preview' : 'See the page'}
              </Link>
            )}
            <Changes ability="catalogue">
              {stage === 'scheduled' && (
                <Button kind="quiet" onClick={() => move.mutate('draft')}>
                  Back to a draft
                </Button>
              )}
              {stage === 'archived' ? (
                <Button busy={move.isPending} onClick={() => move.mutate('published')}>
                  Restore
                </Button>
              ) : (
                <Button kind="quiet" onClick={() => ask('archive')}>
                  Archive…
                </Button>
              )}
            </Changes>
          </div>
          {asked === 'schedule' && <ScheduleForm work={work} onDone={done} />}
        </div>
      </PanelBody>
      {asked === 'archive' && (
        <Confirm
          question="Do you want to archive this work?"
          confirm="Archive"
          busy={move.isPending}
          onConfirm={() => move.mutate('archived')}
          onCancel={done}
        >
          <p>It leaves the catalogue and the auction of which it is a lot. You can restore it.</p>
        </Confirm>
      )}
    </Panel>
  );
}

type ScheduleFormProps = { work: ArtworkRecord; onDone: () => void };

function ScheduleForm({ work, onDone }: ScheduleFormProps) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function save({ stage, publish_at }: StageInput) {
    const { message } = await sendStage(work, { stage, publish_at });
    for (const queryKey of changedByStage(work)) void queryClient.invalidateQueries({ queryKey });
    notify(message, 'success');
    onDone();
  }

  const given = { stage: 'scheduled', from: stageOf(work), publish_at: work.publish_at ?? '' };
  return (
    <Form schema={stageInputSchema} initialValues={given} onSubmit={save} aria-label="Schedule">
      <div className={styles.form}>
        <DateTimeField name="publish_at" label="Publish at" hint="By the clock in Lagos." />
        <div className={styles.actions}>
          <SubmitButton>Schedule</SubmitButton>
          <Button kind="quiet" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </div>
    </Form>
  );
}
