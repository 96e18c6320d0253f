import { useNetworkIdle, whenIdle } from '@gallery/shared/browser/network-idle';
import { useLocation } from '@gallery/shared/router';
import { useEffect, useInsertionEffect, useRef } from 'react';
import { fontsKey } from './fonts-key';
import { isQuickLine } from './quick-line';

const families = ['Uli Serif', 'Uli Sans'];
let saved = false;
let headings: Promise<void> | undefined;

/** Fetches the fonts last and shows them from the next page on; over an ordinary line headings take the serif before. */
export function useFontDownload(): void {
  const quiet = useNetworkIdle();
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    // Once more when the line is quiet: by then a busy processor has hidden less of it.
    showHeadings();
    if (quiet) whenIdle(() => void saveFonts().catch(() => undefined));
  }, [quiet]);

  // Before layout effects, which scroll and focus: the page would be laid out in both faces.
  useInsertionEffect(() => {
    if (saved && shown.current !== pathname) document.documentElement.dataset.fonts = '';
    shown.current = pathname;
  }, [pathname]);
}

function showHeadings() {
  if (headings || document.documentElement.dataset.fonts !== undefined || !isQuickLine()) return;
  headings = import('./show-serif').then(({ showSerif }) => showSerif()).catch(() => undefined);
}

/** A face that is read when it is first shown has the page laid out twice. One that is loaded is not fetched again. */
async function saveFonts() {
  await headings;
  await Promise.all(families.map((family) => document.fonts.load(`1em "${family}"`)));
  localStorage.setItem(fontsKey, '1');
  saved = true;
}
