import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorMessage } from '../errors/error-message';

type ActionOptions<Answer, Variables> = {
  /** A toast shows the answer's `message`, if there is one. */
  mutationFn: (variables: Variables) => Promise<Answer>;
  /** Refetched afterwards, even after a failure, because another user may have been faster. */
  invalidates?: QueryKey | readonly QueryKey[];
  done?: (answer: Answer, variables: Variables) => unknown;
  failed?: (message: string, error: Error) => unknown;
};

/** In milliseconds. The state of a failed action lasts longer than its toast. */
const errorStateMs = 4_000;

/**
 * Stays pending until the invalidated queries on the screen are fresh. Ignores `variables` that are already pending.
 * `isError` and the `variables` of a failure last 4,000 ms. `send` is done when `isPending` ends.
 */
export function useAction<Answer, Variables = void>(options: ActionOptions<Answer, Variables>) {
  const { mutationFn, invalidates = [], done, failed } = options;
  const notify = useNotify();
  const queryClient = useQueryClient();
  const pending = useRef(new Set<Variables>());

  const mutation = useMutation<Answer, Error, Variables>(
    {
      mutationFn,
      networkMode: 'always',
      onSuccess: (answer, variables) => {
        const message = messageOf(answer);
        if (message) notify(message, 'success');
        return done?.(answer, variables);
      },
      onError: (error) => {
        const message = errorMessage(error);
        return failed ? failed(message, error) : notify(message, 'error');
      },
      onSettled: () =>
        Promise.all(keysOf(invalidates).map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    },
    // A remote bundles this hook with its own context, so it needs the host's client.
    queryClient,
  );

  const { isPending, isError, variables, reset } = mutation;
  useEffect(() => {
    if (!isError) return;
    const timer = setTimeout(reset, errorStateMs);
    return () => clearTimeout(timer);
  }, [isError, reset]);

  async function send(variables: Variables) {
    if (pending.current.has(variables)) return;
    pending.current.add(variables);
    await mutation.mutateAsync(variables).catch(() => undefined);
    pending.current.delete(variables);
  }

  return { isPending, isError, variables, send, mutate: (of: Variables) => void send(of) };
}

function keysOf(invalidates: QueryKey | readonly QueryKey[]): readonly QueryKey[] {
  return isKeys(invalidates) ? invalidates : [invalidates];
}

function isKeys(keys: QueryKey | readonly QueryKey[]): keys is readonly QueryKey[] {
  return keys.every(Array.isArray);
}

function messageOf(answer: unknown): string | undefined {
  const { message } = Object(answer) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}
