import { type ComponentType, useSyncExternalStore } from 'react';

/** `query` is that of the catalogue's address. */
type SearchProps = { query: string };

let Search: ComponentType<SearchProps> | undefined;
const slots = new Set<() => void>();

/** Stays empty until the code of its button has loaded, like `SaveSlot`. The landing page loads that one alone. */
export function SearchSlot(props: SearchProps) {
  const Loaded = useSyncExternalStore(subscribe, () => Search, onServer);
  return Loaded && <Loaded {...props} />;
}

export function fillSearchSlots(Loaded: ComponentType<SearchProps>): void {
  Search = Loaded;
  for (const tell of slots) tell();
}

function subscribe(tell: () => void) {
  slots.add(tell);
  return () => slots.delete(tell);
}

const onServer = () => undefined;
