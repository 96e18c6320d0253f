import {
  type ReasonInput,
  reasonSchema,
} from '@gallery/shared/contract/auction-results/results-input.schema';
import type { ComponentProps } from 'react';
import { ActionDialog } from './action-dialog';

type ReasonDialogProps = Omit<ComponentProps<typeof ActionDialog<ReasonInput>>, 'schema' | 'initialValues'>;

export function ReasonDialog(props: ReasonDialogProps) {
  return <ActionDialog {...props} schema={reasonSchema} initialValues={{ reason: '' }} />;
}
