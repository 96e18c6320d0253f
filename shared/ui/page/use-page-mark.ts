import { useLayoutEffect } from 'react';

/** Sets `data-<name>` on the root element. Styles select by it, because Firefox 115 has no `:has()`. */
export function usePageMark(name: 'sheet' | 'receipt', isActive: boolean): void {
  useLayoutEffect(() => {
    if (!isActive) return;
    const { dataset } = document.documentElement;
    dataset[name] = '';
    return () => {
      delete dataset[name];
    };
  }, [name, isActive]);
}
