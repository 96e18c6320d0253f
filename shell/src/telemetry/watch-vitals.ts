import type { Beacon } from '@gallery/shared/contract/telemetry/beacon';
import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';

/** Each vital of the page as it stands when the visitor leaves it for the first time. */
export function watchVitals(): () => Beacon['vitals'] {
  const known = new Map<string, Beacon['vitals'][number]>();
  const told = new Set<string>();
  for (const watch of [onLCP, onINP, onCLS]) watch(remember);
  return () => {
    const fresh = [...known.values()].filter(({ name }) => !told.has(name));
    for (const { name } of fresh) told.add(name);
    return fresh;
  };

  function remember({ name, value, navigationType }: MetricType): void {
    if (navigationType === 'back-forward-cache') return;
    if (name === 'LCP' || name === 'INP' || name === 'CLS')
      known.set(name, { name, value: Number(value.toFixed(name === 'CLS' ? 4 : 0)) });
  }
}
