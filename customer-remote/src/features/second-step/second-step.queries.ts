import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import {
  type AuthenticatorAnswer,
  type AuthenticatorConfirmed,
  type NewAuthenticator,
  secondStepPaths,
} from '@gallery/shared/contract/log-in/second-step';
import type {
  BeginAuthenticatorInput,
  ConfirmAuthenticatorInput,
  RemoveAuthenticatorInput,
  RenewCodesInput,
} from '@gallery/shared/contract/log-in/second-step-input.schema';
import { getJsonOrNull, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

export const secondStepQueries = {
  /** Returns `null` if the API is of the release before. */
  one: (userId: string) =>
    queryOptions({
      queryKey: ['second step', userId],
      queryFn: ({ signal }) => getJsonOrNull<AuthenticatorAnswer>(secondStepPaths.authenticator, signal),
      staleTime: 0,
    }),
};

export function beginAuthenticator(input: BeginAuthenticatorInput): Promise<NewAuthenticator> {
  return sendJson<NewAuthenticator>('POST', secondStepPaths.authenticator, input);
}

export function confirmAuthenticator(input: ConfirmAuthenticatorInput): Promise<AuthenticatorConfirmed> {
  return sendJson<AuthenticatorConfirmed>('POST', secondStepPaths.confirm, input);
}

export function removeAuthenticator(input: RemoveAuthenticatorInput): Promise<MessageAnswer> {
  return sendJson<MessageAnswer>('POST', secondStepPaths.remove, input);
}

export function renewRecoveryCodes(input: RenewCodesInput): Promise<AuthenticatorConfirmed> {
  return sendJson<AuthenticatorConfirmed>('POST', secondStepPaths.recoveryCodes, input);
}
