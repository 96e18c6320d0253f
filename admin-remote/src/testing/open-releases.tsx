import { renderApp } from '@gallery/shared/testing/render-app';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, within } from '@testing-library/react';
import { ReleasesScreen } from '../screens/releases-screen';
import { sampleErrors, sampleEvents, sampleVitals } from './sample-release-health';
import { sampleCanary, sampleReleases } from './sample-releases';

/** jsdom lays nothing out, so every element gets the width of an office screen. */
globalThis.ResizeObserver = class {
  constructor(private send: ResizeObserverCallback) {}
  observe(target: Element) {
    const contentRect = { top: 0, left: 0, width: 600, height: 228 };
    this.send([{ target, contentRect } as ResizeObserverEntry], this as unknown as ResizeObserver);
  }
  disconnect() {}
} as unknown as typeof ResizeObserver;

export const done = { message: 'It reaches every edge within 5 s.' };
export const good = sampleCanary({ live: 4.1, candidate: 4.2, views: 1204 });
const rolledBack = () => {
  const { live, others } = sampleReleases().remotes[2] ?? {};
  const points = sampleCanary({ live: 3, candidate: 103, views: 136 });
  return { ...points, live: live ?? null, release: others?.[0] ?? null, evidence: 4021 };
};

export function openReleases(replies: Parameters<typeof stubApi>[0] = {}, path = '/admin/releases') {
  const command = jest.fn((_query: object, _body: unknown) => done);
  const events = jest.fn((_query: object) => sampleEvents);
  stubApi({
    '/releases': sampleReleases(),
    '/releases/gallery/canary': good,
    '/releases/admin/canary': rolledBack(),
    '/releases/errors': sampleErrors,
    '/releases/vitals': sampleVitals,
    '/releases/events': events,
    '/releases/commands': command,
    ...replies,
  });
  return { ...renderApp(<ReleasesScreen />, path), command, events };
}

export const panel = (name: string | RegExp) => screen.findByRole('region', { name });
export const row = async (name: RegExp) => within(await panel('What is live')).getByRole('row', { name });

export async function giveReason(
  user: ReturnType<typeof renderApp>['user'],
  confirm: string,
  reason = 'Prices overlap',
) {
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('textbox', { name: 'Reason' }));
  await user.paste(reason);
  await user.click(dialog.getByRole('button', { name: confirm }));
}
