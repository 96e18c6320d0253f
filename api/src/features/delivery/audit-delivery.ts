import type { DeliveryZone } from '@gallery/shared/contract/delivery/delivery';
import type { AuditEntry } from '@gallery/shared/contract/fields/answer';
import { formatNaira } from '@gallery/shared/domain/money';
import type { Database } from '../../db/client';
import { changesOf } from '../audit/changes-of';
import { listAudit } from '../audit/list-audit';
import { recordAudit } from '../audit/record-audit';

/** All versions share one history. */
const subjectId = '00000000-0000-4000-8000-000000000001';

export async function auditDelivery(
  tx: Database,
  before: readonly DeliveryZone[],
  after: readonly DeliveryZone[],
  by: string,
): Promise<void> {
  const names = [before, after].flat().map(({ name }) => name);
  const changes = changesOf(textsOf(before, names), textsOf(after, names), { whole: true });
  if (!changes) return;
  const action = 'Delivery prices changed';
  await recordAudit(tx, { subject: 'delivery', subjectId, action, ...changes, by });
}

export function listDeliveryAudit(db: Database): Promise<AuditEntry[]> {
  return listAudit(db, 'delivery', subjectId);
}

function textsOf(zones: readonly DeliveryZone[], names: string[]): Record<string, string | null> {
  const texts = new Map(zones.map((zone) => [zone.name, textOf(zone)]));
  return Object.fromEntries(names.map((name) => [name, texts.get(name) ?? null]));
}

function textOf({ country, states, days, rates }: DeliveryZone): string {
  const prices = rates.map(({ up_to_cm, up_to_kg, price }) => {
    const weight = up_to_kg === null ? '' : `, ${up_to_kg} kg`;
    return `${up_to_cm} cm${weight} ${formatNaira(price)}`;
  });
  return [country ?? 'everywhere else', states, days, prices].flat().join(', ');
}
