import { type InferType, object, string } from 'yup';
import { parseRate, type Rate, ratePattern } from '../../../http/rate-limit/rate-limit';

export type RateLimits = Readonly<Record<RateLimit, Rate>>;

type RateLimit =
  | ('enquiry' | 'contact' | 'booking' | 'register' | 'logInPerAccount' | 'logInPerAddress')
  | ('recoveryPerAccount' | 'recoveryPerDay' | 'recoveryPerAddress')
  | ('codePerAddress' | 'codePerAccount' | 'codeOverall')
  | ('order' | 'pay' | 'verify' | 'quote')
  | ('holdPerAccount' | 'holdPerNetwork' | 'holdAgain')
  | 'signedCommand'
  | ('bid' | 'bidPerNetwork' | 'bidder' | 'confirmEmail' | 'confirmEmailPerNetwork');

export const rateFields = {
  RATE_LIMIT_ENQUIRY: rate('RATE_LIMIT_ENQUIRY', '60/hour'),
  RATE_LIMIT_CONTACT: rate('RATE_LIMIT_CONTACT', '60/hour'),
  RATE_LIMIT_BOOKING: rate('RATE_LIMIT_BOOKING', '60/hour'),
  RATE_LIMIT_REGISTER: rate('RATE_LIMIT_REGISTER', '100/hour'),
  RATE_LIMIT_LOGIN_PER_ACCOUNT: rate('RATE_LIMIT_LOGIN_PER_ACCOUNT', '10/15minutes'),
  RATE_LIMIT_LOGIN_PER_ADDRESS: rate('RATE_LIMIT_LOGIN_PER_ADDRESS', '100/15minutes'),
  RATE_LIMIT_RECOVERY_PER_ACCOUNT: rate('RATE_LIMIT_RECOVERY_PER_ACCOUNT', '3/hour'),
  RATE_LIMIT_RECOVERY_PER_DAY: rate('RATE_LIMIT_RECOVERY_PER_DAY', '10/day'),
  RATE_LIMIT_RECOVERY_PER_ADDRESS: rate('RATE_LIMIT_RECOVERY_PER_ADDRESS', '20/hour'),
  RATE_LIMIT_CODE_PER_ADDRESS: rate('RATE_LIMIT_CODE_PER_ADDRESS', '20/hour'),
  RATE_LIMIT_CODE_PER_ACCOUNT: rate('RATE_LIMIT_CODE_PER_ACCOUNT', '20/day'),
  RATE_LIMIT_CODE_OVERALL: rate('RATE_LIMIT_CODE_OVERALL', '200/day'),
  RATE_LIMIT_ORDER: rate('RATE_LIMIT_ORDER', '30/hour'),
  RATE_LIMIT_PAY: rate('RATE_LIMIT_PAY', '30/hour'),
  RATE_LIMIT_VERIFY: rate('RATE_LIMIT_VERIFY', '100/15minutes'),
  RATE_LIMIT_QUOTE: rate('RATE_LIMIT_QUOTE', '300/15minutes'),
  RATE_LIMIT_HOLD_PER_ACCOUNT: rate('RATE_LIMIT_HOLD_PER_ACCOUNT', '10/day'),
  RATE_LIMIT_HOLD_PER_NETWORK: rate('RATE_LIMIT_HOLD_PER_NETWORK', '30/day'),
  RATE_LIMIT_HOLD_AGAIN: rate('RATE_LIMIT_HOLD_AGAIN', '3/day'),
  RATE_LIMIT_SIGNED_COMMAND: rate('RATE_LIMIT_SIGNED_COMMAND', '120/hour'),
  RATE_LIMIT_BID: rate('RATE_LIMIT_BID', '60/minute'),
  RATE_LIMIT_BID_PER_NETWORK: rate('RATE_LIMIT_BID_PER_NETWORK', '600/minute'),
  RATE_LIMIT_BIDDER: rate('RATE_LIMIT_BIDDER', '30/hour'),
  RATE_LIMIT_CONFIRM_EMAIL: rate('RATE_LIMIT_CONFIRM_EMAIL', '5/hour'),
  RATE_LIMIT_CONFIRM_EMAIL_PER_NETWORK: rate('RATE_LIMIT_CONFIRM_EMAIL_PER_NETWORK', '60/hour'),
};

const schema = object(rateFields);

export function rateLimitsOf(settings: InferType<typeof schema>): RateLimits {
  return Object.freeze({
    enquiry: parseRate(settings.RATE_LIMIT_ENQUIRY),
    contact: parseRate(settings.RATE_LIMIT_CONTACT),
    booking: parseRate(settings.RATE_LIMIT_BOOKING),
    register: parseRate(settings.RATE_LIMIT_REGISTER),
    logInPerAccount: parseRate(settings.RATE_LIMIT_LOGIN_PER_ACCOUNT),
    logInPerAddress: parseRate(settings.RATE_LIMIT_LOGIN_PER_ADDRESS),
    recoveryPerAccount: parseRate(settings.RATE_LIMIT_RECOVERY_PER_ACCOUNT),
    recoveryPerDay: parseRate(settings.RATE_LIMIT_RECOVERY_PER_DAY),
    recoveryPerAddress: parseRate(settings.RATE_LIMIT_RECOVERY_PER_ADDRESS),
    codePerAddress: parseRate(settings.RATE_LIMIT_CODE_PER_ADDRESS),
    codePerAccount: parseRate(settings.RATE_LIMIT_CODE_PER_ACCOUNT),
    codeOverall: parseRate(settings.RATE_LIMIT_CODE_OVERALL),
    order: parseRate(settings.RATE_LIMIT_ORDER),
    pay: parseRate(settings.RATE_LIMIT_PAY),
    verify: parseRate(settings.RATE_LIMIT_VERIFY),
    quote: parseRate(settings.RATE_LIMIT_QUOTE),
    holdPerAccount: parseRate(settings.RATE_LIMIT_HOLD_PER_ACCOUNT),
    holdPerNetwork: parseRate(settings.RATE_LIMIT_HOLD_PER_NETWORK),
    holdAgain: parseRate(settings.RATE_LIMIT_HOLD_AGAIN),
    signedCommand: parseRate(settings.RATE_LIMIT_SIGNED_COMMAND),
    bid: parseRate(settings.RATE_LIMIT_BID),
    bidPerNetwork: parseRate(settings.RATE_LIMIT_BID_PER_NETWORK),
    bidder: parseRate(settings.RATE_LIMIT_BIDDER),
    confirmEmail: parseRate(settings.RATE_LIMIT_CONFIRM_EMAIL),
    confirmEmailPerNetwork: parseRate(settings.RATE_LIMIT_CONFIRM_EMAIL_PER_NETWORK),
  });
}

function rate(name: string, usual: string) {
  return string().matches(ratePattern, `${name} must be a rate such as ${usual}`).default(usual);
}
