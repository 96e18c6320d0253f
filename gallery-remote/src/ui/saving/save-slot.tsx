import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { type ComponentType, useSyncExternalStore } from 'react';

type SaveProps = { work: ListedArtwork; className?: string; labelled?: boolean };

let Button: ComponentType<SaveProps> | undefined;
const slots = new Set<() => void>();

/** Stays empty until the button's code has loaded, which costs the first view nothing. */
export function SaveSlot(props: SaveProps) {
  const Loaded = useSyncExternalStore(subscribe, () => Button, onServer);
  return Loaded && <Loaded {...props} />;
}

export function fillSaveSlots(Loaded: ComponentType<SaveProps>): void {
  Button = Loaded;
  for (const tell of slots) tell();
}

function subscribe(tell: () => void) {
  slots.add(tell);
  return () => slots.delete(tell);
}

const onServer = () => undefined;
