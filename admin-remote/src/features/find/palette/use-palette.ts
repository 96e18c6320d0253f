import { useNavigate } from '@gallery/shared/router';
import { type UseComboboxStateChangeTypes, useCombobox } from 'downshift';
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import type { PaletteGroup, PaletteOption } from './options';
import { rememberOpened } from './recently-opened';

type PaletteProps = {
  text: string;
  onText: (text: string) => void;
  groups: PaletteGroup[];
  /** The groups fit the text. */
  isSettled: boolean;
  userId: string;
  onClose: () => void;
};

/** The first result has the highlight, until keys or pointer move it. Enter before the results opens the first one as soon as it arrives. Tab moves to the next group, and after the last one to the next control. */
export function usePalette({ text, onText, groups, isSettled, userId, onClose }: PaletteProps) {
  const items = groups.flatMap(({ options }) => options);
  const open = useOpen(userId, onClose);
  const waiting = useRef<Keys>(null);
  /** The option that keys or pointer have moved to since the last letter. */
  const moved = useRef<PaletteOption>(undefined);
  const { highlightedIndex, setHighlightedIndex, getInputProps, getMenuProps, getItemProps } =
    useCombobox<PaletteOption>({
      items,
      itemToString: (option) => option?.title ?? '',
      itemToKey: (option) => option?.key,
      inputValue: text,
      selectedItem: null,
      isOpen: true,
      initialHighlightedIndex: 0,
      defaultHighlightedIndex: 0,
      onHighlightedIndexChange: ({ highlightedIndex, type }) => {
        if (moves.has(type)) moved.current = items[highlightedIndex];
      },
    });

  const keys = items.map(({ key }) => key).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new results place the highlight anew
  useEffect(() => {
    const index = items.findIndex(({ key }) => key === moved.current?.key);
    if (index < 0) moved.current = undefined;
    setHighlightedIndex(Math.max(0, index));
  }, [keys]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival of the results counts
  useEffect(() => {
    const { current: entered } = waiting;
    if (!isSettled || !entered) return;
    waiting.current = null;
    const [first] = items;
    // An action is no result.
    if (first?.found) open(first, entered);
  }, [isSettled]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Tab') return moveToGroup(event, event.shiftKey ? -1 : 1);
    // The dialog closes on Escape.
    if (event.key === 'Escape') return leaveToBrowser(event);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    leaveToBrowser(event);
    const option = moved.current ?? items[highlightedIndex];
    if (!isSettled && !moved.current) waiting.current = { ctrlKey: event.ctrlKey, metaKey: event.metaKey };
    else if (option) open(option, event);
  }

  function moveToGroup(event: KeyboardEvent, step: 1 | -1) {
    leaveToBrowser(event);
    const starts = startsOf(groups);
    const current = starts.filter((start) => start <= highlightedIndex).length - 1;
    const next = starts[current + step];
    if (next === undefined) return;
    event.preventDefault();
    moved.current = items[next];
    setHighlightedIndex(next);
  }

  return {
    highlightedIndex,
    input: getInputProps({
      onKeyDown,
      onChange: (event) => {
        waiting.current = null;
        moved.current = undefined;
        onText(event.currentTarget.value);
      },
    }),
    menu: getMenuProps,
    item: (item: PaletteOption) =>
      getItemProps({
        item,
        index: items.indexOf(item),
        onClick: (event: MouseEvent) => {
          leaveToBrowser(event);
          open(item, event);
        },
      }),
  };
}

const changes = useCombobox.stateChangeTypes;
const moves = new Set<UseComboboxStateChangeTypes>([
  changes.InputKeyDownArrowDown,
  changes.InputKeyDownArrowUp,
  changes.InputKeyDownHome,
  changes.InputKeyDownEnd,
  changes.ItemMouseMove,
]);

/** Downshift leaves an event with this mark alone. */
function leaveToBrowser({ nativeEvent }: SyntheticEvent): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
}

function startsOf(groups: PaletteGroup[]): number[] {
  let start = 0;
  return groups.map(({ options }) => {
    start += options.length;
    return start - options.length;
  });
}

type Keys = { ctrlKey: boolean; metaKey: boolean };

function useOpen(userId: string, onClose: () => void) {
  const navigate = useNavigate();
  return ({ path, found }: PaletteOption, { ctrlKey, metaKey }: Keys) => {
    if (found) rememberOpened(userId, found);
    if (ctrlKey || metaKey) return void window.open(path, '_blank', 'noopener');
    onClose();
    void navigate(path);
  };
}
