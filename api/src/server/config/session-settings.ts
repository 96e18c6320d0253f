import { type InferType, number, object } from 'yup';
import type { SessionLifetimes } from '../../features/auth/sessions/session-lifetimes';

export type SessionSettings = Readonly<{ sessionLifetimes: SessionLifetimes }>;

export const sessionFields = {
  STAFF_IDLE_MINUTES: whole('STAFF_IDLE_MINUTES', 'minutes', 30, 1_440),
  STAFF_SESSION_HOURS: whole('STAFF_SESSION_HOURS', 'hours', 12, 168),
  CUSTOMER_IDLE_DAYS: whole('CUSTOMER_IDLE_DAYS', 'days', 30, 365),
  CUSTOMER_SESSION_DAYS: whole('CUSTOMER_SESSION_DAYS', 'days', 90, 365),
};

const schema = object(sessionFields);

export function sessionsOf(settings: InferType<typeof schema>): SessionSettings {
  const admin = Object.freeze({
    idleSeconds: settings.STAFF_IDLE_MINUTES * 60,
    totalSeconds: settings.STAFF_SESSION_HOURS * 3_600,
  });
  const customer = Object.freeze({
    idleSeconds: settings.CUSTOMER_IDLE_DAYS * 86_400,
    totalSeconds: settings.CUSTOMER_SESSION_DAYS * 86_400,
  });
  return { sessionLifetimes: Object.freeze({ admin, customer }) };
}

function whole(name: string, unit: string, usual: number, most: number) {
  const message = `${name} must be a whole number of ${unit} from 1 to ${most}`;
  return number().typeError(message).integer(message).min(1, message).max(most, message).default(usual);
}
