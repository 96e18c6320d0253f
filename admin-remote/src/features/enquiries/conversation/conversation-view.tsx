import type { ConversationAnswer } from '@gallery/shared/contract/correspondence/conversation.schema';
import { TwoColumns } from '../../../ui/page/two-columns';
import { AnswerForm } from './answer-form';
import { ConversationState } from './conversation-state';
import { SenderPanel } from './sender-panel';
import { Thread } from './thread';

export function ConversationView({ of }: { of: ConversationAnswer }) {
  return (
    <TwoColumns
      main={
        <>
          <Thread of={of} />
          <AnswerForm of={of} />
        </>
      }
      side={
        <>
          <ConversationState of={of} />
          <SenderPanel of={of} />
        </>
      }
    />
  );
}
