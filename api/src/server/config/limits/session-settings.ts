import { type InferType, number, object, string } from 'yup';
import type { SessionLifetimes } from '../../../features/auth/sessions/session-lifetimes';

export type SessionSettings = Readonly<{
  sessionLifetimes: SessionLifetimes;
  /** Administrators work only with a second step. */
  staffSecondStep: boolean;
}>;

const stepMessage = 'STAFF_SECOND_STEP must be on or off';

export const sessionFields = {
  STAFF_IDLE_MINUTES: whole('STAFF_IDLE_MINUTES', 'minutes', 30, 1_440),
  STAFF_SESSION_HOURS: whole('STAFF_SESSION_HOURS', 'hours', 12, 168),
  CUSTOMER_IDLE_DAYS: whole('CUSTOMER_IDLE_DAYS', 'days', 30, 365),
  CUSTOMER_SESSION_DAYS: whole('CUSTOMER_SESSION_DAYS', 'days', 90, 365),
  STAFF_SECOND_STEP: string().oneOf(['on', 'off'], stepMessage),
};

const schema = object({ ...sessionFields, NODE_ENV: string() });

export function sessionSettingsOf(settings: InferType<typeof schema>): SessionSettings {
  const admin = Object.freeze({
    idleSeconds: settings.STAFF_IDLE_MINUTES * 60,
    totalSeconds: settings.STAFF_SESSION_HOURS * 3_600,
  });
  const customer = Object.freeze({
    idleSeconds: settings.CUSTOMER_IDLE_DAYS * 86_400,
    totalSeconds: settings.CUSTOMER_SESSION_DAYS * 86_400,
  });
  const staffSecondStep = (settings.STAFF_SECOND_STEP ?? byDefault(settings)) === 'on';
  return { sessionLifetimes: Object.freeze({ admin, customer }), staffSecondStep };
}

function byDefault({ NODE_ENV }: InferType<typeof schema>): 'on' | 'off' {
  return NODE_ENV === 'production' ? 'on' : 'off';
}

function whole(name: string, unit: string, usual: number, most: number) {
  const message = `${name} must be a whole number of ${unit} from 1 to ${most}`;
  return number().typeError(message).integer(message).min(1, message).max(most, message).default(usual);
}
