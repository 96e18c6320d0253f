import type { ConversationAnswer } from '@gallery/shared/contract/correspondence/conversation.schema';
import type { ChangeConversationInput } from '@gallery/shared/contract/correspondence/conversation-input.schema';
import { formatDay } from '@gallery/shared/domain/time';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { useId, useState } from 'react';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { changeConversation, conversationQueries } from '../conversation.queries';
import styles from './conversation.module.css';

type Change = (input: ChangeConversationInput) => void;

export function ConversationState({ of }: { of: ConversationAnswer }) {
  const { _id, state } = of.conversation;
  const { isPending, mutate } = useAction({
    mutationFn: (input: ChangeConversationInput) => changeConversation(_id, input),
    invalidates: conversationQueries.all,
  });
  const isDone = state === 'done';
  return (
    <Panel heading={isDone ? 'Done' : headings[state]}>
      <PanelBody>
        <div className={styles.groups}>
          <Assignment of={of} onChange={mutate} />
          <Snooze conversation={of.conversation} busy={isPending} onChange={mutate} />
          <Button kind="secondary" busy={isPending} onClick={() => mutate({ done: !isDone })}>
            {isDone ? 'Open again' : 'Mark as done'}
          </Button>
        </div>
      </PanelBody>
    </Panel>
  );
}

const headings = { open: 'Open', snoozed: 'Snoozed' } as const;

function Assignment({ of, onChange }: { of: ConversationAnswer; onChange: Change }) {
  const id = useId();
  const assigned = of.conversation.assigned_to;
  return (
    <div className={styles.group}>
      <label htmlFor={id}>Assigned to</label>
      <select
        id={id}
        className={styles.control}
        value={assigned?._id ?? ''}
        onChange={({ target }) => onChange({ assigned_to: target.value || null })}
      >
        <option value="">Nobody</option>
        {of.administrators.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

type SnoozeProps = { conversation: ConversationAnswer['conversation']; busy: boolean; onChange: Change };

function Snooze({ conversation: { state, snoozed_until: until }, busy, onChange }: SnoozeProps) {
  const id = useId();
  const [day, setDay] = useState('');
  if (state === 'snoozed' && until)
    return (
      <div className={styles.group}>
        <p>
          Comes back on <time dateTime={until}>{formatDay(until)}</time>
        </p>
        <Button kind="secondary" busy={busy} onClick={() => onChange({ snoozed_until: null })}>
          End the snooze
        </Button>
      </div>
    );
  return (
    <div className={styles.group}>
      <label htmlFor={id}>Snooze until</label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.control}
          type="date"
          max="2099-12-31"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button
          kind="secondary"
          busy={busy}
          aria-disabled={day === '' || undefined}
          onClick={() => day && onChange({ snoozed_until: day })}
        >
          Snooze
        </Button>
      </div>
    </div>
  );
}
