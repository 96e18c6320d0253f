import type { AuditEntry } from '@gallery/shared/contract/fields/answer';
import { type GallerySettings, standardDays } from '@gallery/shared/contract/settings/settings';
import type { SettingsInput } from '@gallery/shared/contract/settings/settings-input.schema';
import { desc } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { isUniqueViolation } from '../../db/database-errors';
import { HttpError } from '../../http/answers/http-error';
import { changesOf } from '../audit/changes-of';
import { listAudit } from '../audit/list-audit';
import { recordAudit } from '../audit/record-audit';
import { gallerySettings } from './gallery-settings.table';

/** Count until an owner saves settings: the brand's, and those of the environment. */
export type SettingsDefaults = Omit<GallerySettings, 'version' | 'offer_days' | 'return_days'>;
type Values = Required<Omit<GallerySettings, 'version'>>;

const defaultDays = { offer_days: standardDays.offer, return_days: standardDays.return };

type Saved = typeof gallerySettings.$inferSelect;

/** Returns the newest settings, or `null` while the defaults count. */
export async function readSaved(db: Database): Promise<Saved | null> {
  const [newest] = await db.select().from(gallerySettings).orderBy(desc(gallerySettings.version)).limit(1);
  return newest ?? null;
}

export async function readSettings(
  db: Database,
  defaults: SettingsDefaults,
): Promise<Required<GallerySettings>> {
  const saved = await readSaved(db);
  if (!saved) return { ...defaults, ...defaultDays, version: 0 };
  const { address, hours, phone, orderMails, orderMailsTo, holdMinutes, quoteHoldMinutes } = saved;
  const { offerDays, returnDays, version } = saved;
  return {
    address,
    hours,
    phone,
    order_mails: orderMails,
    order_mails_to: orderMailsTo,
    hold_minutes: holdMinutes,
    quote_hold_minutes: quoteHoldMinutes,
    offer_days: offerDays,
    return_days: returnDays,
    version,
  };
}

/** Adds the version that follows the one that the editor read. Throws a 409 with the newest after another edit. An edit without changes adds none. */
export async function saveSettings(
  db: Database,
  defaults: SettingsDefaults,
  { version, ...sent }: SettingsInput,
  by: string,
): Promise<GallerySettings> {
  const before = await readSettings(db, defaults);
  const { version: present, ...values } = before;
  const input = { ...values, ...sent };
  const changes = changesOf(values, input);
  if (!changes) return before;
  if (present !== version) throw staleEdit(before);
  try {
    await db.transaction(async (tx) => {
      await tx.insert(gallerySettings).values(rowOf(input, version + 1, by));
      await recordAudit(tx, { subject: 'settings', subjectId, action: 'Settings changed', ...changes, by });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw staleEdit(await readSettings(db, defaults));
    throw error;
  }
  return { ...input, version: version + 1 };
}

export function listSettingsAudit(db: Database): Promise<AuditEntry[]> {
  return listAudit(db, 'settings', subjectId);
}

/** All versions share one history. */
const subjectId = '00000000-0000-4000-8000-000000000002';

function rowOf(input: Values, version: number, createdBy: string): typeof gallerySettings.$inferInsert {
  const { address, hours, phone, order_mails, order_mails_to, hold_minutes, quote_hold_minutes } = input;
  return {
    version,
    address,
    hours,
    phone,
    orderMails: order_mails,
    orderMailsTo: order_mails_to,
    holdMinutes: hold_minutes,
    quoteHoldMinutes: quote_hold_minutes,
    offerDays: input.offer_days,
    returnDays: input.return_days,
    createdBy,
  };
}

function staleEdit(settings: GallerySettings): HttpError {
  const message = 'Somebody else changed the settings meanwhile. Compare with theirs, then save again.';
  return new HttpError(409, message, undefined, { settings });
}

type HoldMinutes = { holdMinutes: number; quoteHoldMinutes: number };

/** Returns the owner's minutes, or nothing while the environment's count. Reads in the transaction, so a change counts for the next hold. */
export async function savedMinutes(tx: Database): Promise<Partial<HoldMinutes>> {
  const saved = await readSaved(tx);
  if (!saved) return {};
  return { holdMinutes: saved.holdMinutes, quoteHoldMinutes: saved.quoteHoldMinutes };
}
