import type {
  ErrorsAnswer,
  ReleaseEventsAnswer,
  VitalsAnswer,
} from '@gallery/shared/contract/releases/releases';
import { digestOf } from './sample-releases';

export const sampleErrors: ErrorsAnswer = {
  errors: [
    errorsOf('gallery', '7.4.0', 'canary', 'TypeError: ratio of undefined', 5, 4.2),
    errorsOf('admin', '3.3.0', 'withdrawn', 'ReferenceError: locale is not defined', 14, 103),
    errorsOf('customer', '5.9.2', 'live', '', 0, 0),
  ],
};

export const sampleVitals: VitalsAnswer = {
  vitals: [
    vitalOf('gallery', '7.3.1', '/', 'LCP', 2040, 4210),
    vitalOf('gallery', '7.3.1', '/', 'INP', 120, 4100),
    vitalOf('gallery', '7.3.1', '/', 'CLS', 0.02, 4200),
    vitalOf('gallery', '7.4.0', '/', 'LCP', 4300, 221),
    vitalOf('gallery', '7.4.0', '/', 'INP', 240, 200),
    vitalOf('customer', '5.9.2', '/login', 'LCP', 1100, 1),
  ],
};

export const sampleEvents: ReleaseEventsAnswer = {
  total: 30,
  first: 1,
  next: 'older',
  previous: null,
  events: [
    {
      _id: 'event-2',
      at: '2026-11-23T13:52:01.000Z',
      remote: 'admin',
      version: '3.3.0',
      by: 'evidence',
      what: 'Took back Admin 3.3.0, live is 3.2.4',
      reason: '14 of 136 views failed',
    },
    {
      _id: 'event-1',
      at: '2026-11-23T08:00:00.000Z',
      remote: 'gallery',
      version: '7.4.0',
      by: 'gallery team',
      what: 'Started a canary of Gallery 7.4.0 at 5%',
      reason: 'New grid in the catalogue',
    },
  ],
};

function errorsOf(
  remote: string,
  version: string,
  state: string,
  message: string,
  count: number,
  rate: number,
): ErrorsAnswer['errors'][number] {
  return {
    remote,
    digest: digestOf(`${remote} ${version}`),
    version,
    state,
    message,
    count,
    views: 1000,
    rate,
  };
}

function vitalOf(
  remote: string,
  version: string,
  route: string,
  name: 'LCP' | 'INP' | 'CLS',
  p75: number,
  count: number,
): VitalsAnswer['vitals'][number] {
  return { remote, digest: digestOf(`${remote} ${version}`), version, route, name, p75, count };
}
