import { mayDo } from '@gallery/shared/contract/account/roles';
import type { SplitAnswer } from '@gallery/shared/contract/settlement/settlement.schema';
import { splitInputSchema } from '@gallery/shared/contract/settlement/settlement-input.schema';
import { Form, type FormActions, SubmitButton, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQuery, useQueryClient } from '@gallery/shared/query';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useStaffRole } from '../../ui/access/access';
import { Panel, PanelBody } from '../../ui/page/panel';
import { type SplitOf, saveSplit, settlementQueries } from './settlement.queries';

export function SplitPanel(split: SplitOf) {
  const role = useStaffRole();
  return role && mayDo(role, 'money') ? <Split {...split} /> : null;
}

function Split({ of, id }: SplitOf) {
  const answer = useQuery(settlementQueries.split({ of, id }));
  return (
    <Panel heading="Settlement">
      <PanelBody narrow>
        <Loaded of={answer} skeleton={<Spinner />}>
          {(split) => <SplitForm key={id} of={of} id={id} split={split} />}
        </Loaded>
      </PanelBody>
    </Panel>
  );
}

function SplitForm({ of, id, split }: SplitOf & { split: SplitAnswer }) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function save({ percent }: { percent: number | null }, form: FormActions) {
    const { message } = await saveSplit({ of, id }, { percent });
    notify(message, 'success');
    form.markPristine();
    void queryClient.invalidateQueries({ queryKey: settlementQueries.split({ of, id }).queryKey });
  }

  return (
    <Form
      aria-label="Split"
      schema={splitInputSchema}
      initialValues={{ percent: split.percent === null ? '' : String(split.percent) }}
      onSubmit={save}
    >
      <TextField
        name="percent"
        label="Artist’s split, in percent"
        inputMode="decimal"
        autoComplete="off"
        hint={hintOf(of, split)}
      />
      <SubmitButton kind="secondary">Save split</SubmitButton>
    </Form>
  );
}

function hintOf(of: SplitOf['of'], { inherited }: SplitAnswer): string {
  return of === 'artist'
    ? `Of the price without VAT. Empty: ${inherited}%. Sales that are paid keep their split.`
    : `Of the price without VAT. Empty: the artist’s split, ${inherited}%. A sale that is paid keeps its split.`;
}
