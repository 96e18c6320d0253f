/** A request and its answer, by the client's clock. `output` is null when no answer came: the call may have had its effect or not. */
export type Call<Input> = { input: Input; output: string | null; called: number; returned: number };

/** What one process without concurrency would do. */
export type Model<State, Input> = {
  start: State;
  apply(state: State, input: Input): { state: State; output: string };
};

/**
 * Whether some order of the calls explains all answers, where each call takes effect between its start and its end.
 * Searches as Wing and Gong describe ("Testing and Verifying Concurrent Objects", 1993) and, as Lowe adds (2017), visits no
 * pair of a state and its open calls twice. Tries the calls by their ends, so that those without an answer come last.
 */
export function isLinearizable<State, Input>(
  model: Model<State, Input>,
  calls: readonly Call<Input>[],
): boolean {
  const visited = new Set<string>();
  const byEnd = calls.toSorted((one, other) => one.returned - other.returned);
  return explains(model.start, byEnd);

  function explains(state: State, open: readonly Call<Input>[]): boolean {
    if (open.every(({ output }) => output === null)) return true;
    const place = `${open.map((call) => byEnd.indexOf(call))} ${JSON.stringify(state)}`;
    if (visited.has(place)) return false;
    visited.add(place);
    const firstEnd = open[0]?.returned ?? 0;
    return open.some((call) => {
      if (call.called > firstEnd) return false;
      const next = model.apply(state, call.input);
      if (call.output !== null && call.output !== next.output) return false;
      return explains(
        next.state,
        open.filter((other) => other !== call),
      );
    });
  }
}

export function recordHistory<Input>() {
  const calls: Call<Input>[] = [];
  return {
    calls,
    /** `send` returns null when no answer comes. */
    async record<Output extends string>(
      input: Input,
      send: () => Promise<Output | null>,
    ): Promise<Output | null> {
      const called = performance.now();
      const output = await send();
      calls.push({ input, output, called, returned: output === null ? Infinity : performance.now() });
      return output;
    },
  };
}
