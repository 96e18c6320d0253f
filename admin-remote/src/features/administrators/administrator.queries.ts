import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import {
  type AdministratorSavedAnswer,
  type AdministratorsAnswer,
  administratorPaths,
  type InvitationSavedAnswer,
} from '@gallery/shared/contract/staff/administrators';
import type {
  ChangeRoleInput,
  InviteInput,
} from '@gallery/shared/contract/staff/administrators-input.schema';
import { getJson, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

export const administratorQueries = {
  list: queryOptions({
    queryKey: queryKeys.administrators,
    queryFn: ({ signal }) => getJson<AdministratorsAnswer>(administratorPaths.list, { signal }),
    staleTime: 0,
  }),
};

export function changeRole(id: string, input: ChangeRoleInput): Promise<AdministratorSavedAnswer> {
  return sendJson<AdministratorSavedAnswer>('PUT', administratorPaths.one(id), input);
}

export function removeAccess(id: string): Promise<MessageAnswer> {
  return sendJson<MessageAnswer>('DELETE', administratorPaths.one(id));
}

export function invite(input: InviteInput): Promise<InvitationSavedAnswer> {
  return sendJson<InvitationSavedAnswer>('POST', administratorPaths.invitations, input);
}

export function resendInvitation(id: string): Promise<InvitationSavedAnswer> {
  return sendJson<InvitationSavedAnswer>('POST', administratorPaths.resend(id));
}

export function withdrawInvitation(id: string): Promise<MessageAnswer> {
  return sendJson<MessageAnswer>('DELETE', administratorPaths.invitation(id));
}
