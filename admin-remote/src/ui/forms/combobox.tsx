import field from '@gallery/shared/forms/fields/field.module.css';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { useDebouncedSearch } from '@gallery/shared/ui/filters/use-debounced-search';
import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useState } from 'react';
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
  const choice = useChoice({ ids: suggestions.map(({ value }) => value), onChoose: choose, onClose });
  const open = suggestions.length > 0;

  function choose(at: number) {
    const suggestion = suggestions[at];
    if (suggestion) onChoose(suggestion);
  }

  return (
    <span className={styles.frame}>
      <input
        id={id}
        name={name}
        type={type}
        className={field.control}
        value={text}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={choice.at === null ? undefined : optionId(id, choice.at)}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => props.onText(event.target.value)}
        onKeyDown={choice.onKeyDown}
        onBlur={(event) => {
          props.onBlur(event);
          onClose();
        }}
      />
      <Options id={id} kind={kind} suggestions={suggestions} at={choice.at} choose={choose} />
      <span role="status">
        <VisuallyHidden>{open ? `${suggestions.length} ${kind.toLowerCase()} fit` : ''}</VisuallyHidden>
      </span>
    </span>
  );
}

type OptionsProps = Pick<ComboboxProps, 'id' | 'kind' | 'suggestions'> & {
  at: number | null;
  choose: (at: number) => void;
};

function Options({ id, kind, suggestions, at, choose }: OptionsProps) {
  return (
    <div
      id={`${id}-list`}
      className={styles.list}
      role="listbox"
      aria-label={kind}
      hidden={suggestions.length === 0}
    >
      {suggestions.map(({ value, label, note }, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
        <div
          key={value}
          id={optionId(id, place)}
          className={styles.option}
          role="option"
          tabIndex={-1}
          aria-selected={place === at}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(place)}
        >
          <span className={styles.label}>{label}</span>
          {note && <span className={styles.note}>{note}</span>}
        </div>
      ))}
    </div>
  );
}

const optionId = (id: string, at: number) => `${id}-option-${at}`;

type ChoiceProps = { ids: readonly string[]; onChoose: (at: number) => void; onClose: () => void };

function useChoice({ ids, onChoose, onClose }: ChoiceProps) {
  const [at, setAt] = useState<number | null>(null);
  const count = ids.length;
  const options = ids.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: new options invalidate the choice
  useEffect(() => setAt(null), [options]);

  function onKeyDown(event: KeyboardEvent) {
    if (count === 0) return;
    const moves: Record<string, () => void> = {
      ArrowDown: () => setAt(at === null ? 0 : (at + 1) % count),
      ArrowUp: () => setAt(((at ?? 0) + count - 1) % count),
      Escape: onClose,
      ...(at !== null && { Enter: () => onChoose(at) }),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  return { at, onKeyDown };
}

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
