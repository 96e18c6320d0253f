import { useCallback, useMemo, useState } from 'react';

export type Selection = ReturnType<typeof useSelection>;

/** Keeps selected works while pages, filters, and the order change. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const select = useCallback(
    (more: readonly string[]) => setIds((before) => new Set([...before, ...more])),
    [],
  );
  const clear = useCallback(() => setIds(new Set()), []);
  return useMemo(() => ({ ids, toggle, select, clear }), [ids, toggle, select, clear]);
}
