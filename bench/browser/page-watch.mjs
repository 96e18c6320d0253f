import { setTimeout as pause } from 'node:timers/promises';

/** Times are milliseconds since the navigation. @typedef {{ fcp: number, lcp: number, lcpOf: string, shift: number, tasks: { start: number, length: number }[], interactive: number | null }} Seen */
export function watchPage() {
  /** @type {Seen} */
  const seen = { fcp: 0, lcp: 0, lcpOf: '', shift: 0, tasks: [], interactive: null };
  Object.assign(window, { seen, interactive: untilInteractive() });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime, element, url }) => {
    seen.lcp = startTime;
    seen.lcpOf = url || `${element?.localName} ${element?.textContent?.slice(0, 40)}`;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, length: duration }));

  /** @param {string} type @param {(entry: Observed) => void} onEntry @typedef {PerformanceEntry & { value: number, hadRecentInput: boolean, element?: Element, url: string }} Observed */
  function watch(type, onEntry) {
    new PerformanceObserver((list) => /** @type {Observed[]} */ (list.getEntries()).forEach(onEntry)).observe(
      {
        type,
        buffered: true,
      },
    );
  }

  /** React sets this key when it hydrates an element, which answers input from then on. */
  function untilInteractive() {
    return /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        const timer = setInterval(() => {
          const control = document.querySelector('main :is(a, button)');
          if (!control || !Object.keys(control).some((key) => key.startsWith('__reactFiber$'))) return;
          seen.interactive = performance.now();
          clearInterval(timer);
          resolve();
        }, 10);
      })
    );
  }
}

/** Awaits a promise inside the page, because the page's policy forbids polling from outside. @param {import('@playwright/test').Page} page */
export async function untilInteractive(page) {
  const timeoutMs = 30_000;
  const timeout = pause(timeoutMs).then(() => {
    throw new Error(`${page.url()} was not interactive after ${timeoutMs / 1000} s`);
  });
  await Promise.race([page.evaluate('interactive'), timeout]);
}
