import field from '@gallery/shared/forms/fields/field.module.css';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { useDebouncedSearch } from '@gallery/shared/ui/filters/use-debounced-search';
import { useCombobox } from 'downshift';
import { type FocusEvent, useCallback, useEffect, useState } from 'react';
import styles from './combobox.module.css';

export type Suggestion = { value: string; label: string; note?: string };

type ComboboxProps = {
  id: string;
  name?: string;
  type?: 'text' | 'email';
  text: string;
  onText: (text: string) => void;
  onBlur: (event: FocusEvent) => void;
  /** An empty array closes the list. */
  suggestions: readonly Suggestion[];
  /** The plural, such as 'Artists'. */
  kind: string;
  onChoose: (suggestion: Suggestion) => void;
  onClose: () => void;
  invalid?: boolean;
  describedBy?: string;
};

export function Combobox(props: ComboboxProps) {
  const { id, name, type = 'text', text, suggestions, kind, onChoose, onClose } = props;
  const isOpen = suggestions.length > 0;
  const { setHighlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    inputId: id,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
    items: suggestions.slice(),
    itemToString: (suggestion) => suggestion?.label ?? '',
    itemToKey: (suggestion) => suggestion?.value,
    inputValue: text,
    selectedItem: null,
    isOpen,
    stateReducer: (state, { type: change, changes }) => (change === InputClick ? state : changes),
    onIsOpenChange: ({ isOpen: opens }) => !opens && onClose(),
    onStateChange: ({ type: change, selectedItem }) => {
      if (selectedItem && (change === ItemClick || change === InputKeyDownEnter)) onChoose(selectedItem);
    },
  });

  const options = suggestions.map(({ value }) => value).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: new options invalidate the choice
  useEffect(() => setHighlightedIndex(-1), [options]);

  const input = getInputProps({
    name,
    type,
    className: field.control,
    'aria-invalid': props.invalid || undefined,
    'aria-describedby': props.describedBy,
    onChange: (event) => props.onText(event.currentTarget.value),
    onBlur: props.onBlur,
    onKeyDown: (event) => {
      if (event.key !== 'Escape') return;
      // Keeps a dialog around the list open. Without a list, Escape belongs to the dialog.
      if (isOpen) event.preventDefault();
      else Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    },
  });
  return (
    <span className={styles.frame}>
      {/* The label names the input by its id. */}
      <input {...input} aria-labelledby={undefined} />
      <div {...getMenuProps({ 'aria-label': kind, className: styles.list, hidden: !isOpen })}>
        {suggestions.map((item, index) => (
          <div key={item.value} {...getItemProps({ item, index, className: styles.option })}>
            <span className={styles.label}>{item.label}</span>
            {item.note && <span className={styles.note}>{item.note}</span>}
          </div>
        ))}
      </div>
      <span role="status">
        <VisuallyHidden>{isOpen ? `${suggestions.length} ${kind.toLowerCase()} fit` : ''}</VisuallyHidden>
      </span>
    </span>
  );
}

const { InputClick, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

/** Returns '' until the user stops typing, and after `close`. */
export function useDebouncedQuery() {
  const [query, setQuery] = useState('');
  const [typed, setTyped] = useDebouncedSearch(query, setQuery);

  const close = useCallback(() => {
    setTyped('');
    setQuery('');
  }, [setTyped]);
  return { typed, query: typed === '' ? '' : query, setTyped, close };
}
