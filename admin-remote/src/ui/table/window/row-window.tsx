import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type VirtualItem,
  windowScroll,
} from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './row-window.module.css';

/** The browser shows this many rows without help. */
const shortList = 60;
const rowsAroundScreen = 12;

type RowWindowOptions = {
  /** Names the list for its heights, which it finds again after Back. */
  name: string;
  rows: readonly { _id: string }[];
  /** The height of a row that was never on the screen, in pixels. */
  rowHeight: number;
};

/** A row near the screen, and the height in pixels of the rows that are missing before it. */
export type WindowRow = { position: number; gap: number };

const heights = new Map<string, VirtualItem[]>();

/** Chooses the rows near the screen, so that a list of thousands has few elements. */
export function useRowWindow({ name, rows, rowHeight }: RowWindowOptions) {
  const body = useRef<HTMLTableSectionElement>(null);
  const focused = useRef<number | null>(null);
  const [top, setTop] = useState(0);
  const isLong = rows.length > shortList;
  const virtualizer = useWindowVirtualizer({
    enabled: isLong,
    count: rows.length,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((position) => rows[position]?._id ?? position, [rows]),
    overscan: rowsAroundScreen,
    scrollMargin: top,
    useFlushSync: false,
    // The shell places a screen; the list only keeps its rows in place when a height turns out otherwise.
    scrollToFn: (offset, options, list) => options.adjustments && windowScroll(offset, options, list),
    initialMeasurementsCache: heights.get(name),
    // The row with the focus stays, or the user would lose the place.
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), focused.current),
  });

  // What stands above the rows can change its height with each rendering.
  useLayoutEffect(() => {
    if (isLong && body.current) setTop(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
  });
  useEffect(() => () => void heights.set(name, virtualizer.takeSnapshot()), [name, virtualizer]);

  return {
    body: {
      ref: body,
      onFocus: ({ target }: FocusEvent) => {
        focused.current = positionOf(target);
      },
      onBlur: () => {
        focused.current = null;
      },
    },
    ...(isLong
      ? windowOf(virtualizer.getVirtualItems(), top, virtualizer.getTotalSize())
      : { shown: rows.map((_, position) => ({ position, gap: 0 })), gapAfter: 0 }),
    /** Belongs to each row of a long list. */
    rowProps: (position: number) =>
      isLong
        ? { ref: virtualizer.measureElement, 'data-index': position, 'aria-rowindex': position + 2 }
        : undefined,
    isLong,
  };
}

function windowOf(items: VirtualItem[], top: number, size: number) {
  let end = top;
  const shown: WindowRow[] = items.map((item) => {
    const gap = item.start - end;
    end = item.end;
    return { position: item.index, gap };
  });
  return { shown, gapAfter: size + top - end };
}

function withRow(positions: number[], row: number | null): number[] {
  if (row === null || positions.includes(row)) return positions;
  return [...positions, row].sort((a, b) => a - b);
}

function positionOf(element: Element): number | null {
  const position = element.closest('tr')?.dataset.index;
  return position === undefined ? null : Number(position);
}

/** Stands for rows outside the screen. The height is in pixels. */
export function RowGap({ height }: { height: number }) {
  if (height <= 0) return null;
  // biome-ignore lint/nursery/noInlineStyles: only the script knows the height, and React sets it without an attribute
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: the row is empty and takes no focus
  return <tr aria-hidden="true" className={styles.gap} style={{ height }} />;
}
