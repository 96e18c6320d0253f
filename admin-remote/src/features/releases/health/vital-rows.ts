import type { VitalsAnswer } from '@gallery/shared/contract/releases/releases';
import type { VitalName } from '@gallery/shared/contract/telemetry/vitals';

type Vital = VitalsAnswer['vitals'][number];
export type VitalRow = Pick<Vital, 'remote' | 'version' | 'route'> & {
  _id: string;
  /** The highest count among the vitals of the row. */
  count: number;
  p75: Partial<Record<VitalName, number>>;
};

/** Returns one row for each release and route, the most visited first. */
export function vitalRowsOf({ vitals }: VitalsAnswer): VitalRow[] {
  const rows = new Map<string, VitalRow>();
  for (const { remote, digest, version, route, name, p75, count } of vitals) {
    const _id = `${remote} ${digest} ${route}`;
    const row = rows.get(_id) ?? { _id, remote, version, route, count: 0, p75: {} };
    rows.set(_id, { ...row, count: Math.max(row.count, count), p75: { ...row.p75, [name]: p75 } });
  }
  return [...rows.values()].sort((a, b) => b.count - a.count);
}
