export type {
  AuthenticatorAnswer,
  AuthenticatorConfirmed,
  NewAuthenticator,
  SecondStepNeeded,
} from './second-step.schema';

export const secondStepPaths = {
  logIn: '/auth/second-step',
  /** GET tells whether the account has one. POST begins a new one. */
  authenticator: '/account/authenticator',
  confirm: '/account/authenticator/confirm',
  remove: '/account/authenticator/remove',
  recoveryCodes: '/account/authenticator/recovery-codes',
};

export const recoveryCodeCount = 10;
