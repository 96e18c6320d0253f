import { type Call, isLinearizable } from './linearizable';

/** One place: the first who takes it has it until they leave. */
const place = {
  start: null as string | null,
  apply(holder: string | null, { by, does }: { by: string; does: 'take' | 'leave' }) {
    if (does === 'leave') return { state: holder === by ? null : holder, output: 'left' };
    return holder && holder !== by ? { state: holder, output: 'refused' } : { state: by, output: 'taken' };
  },
};

const call = (
  by: string,
  does: 'take' | 'leave',
  output: string | null,
  called: number,
  returned = Infinity,
): Call<{ by: string; does: 'take' | 'leave' }> => ({ input: { by, does }, output, called, returned });

test.each([
  ['calls in sequence', [call('ada', 'take', 'taken', 1, 2), call('bisi', 'take', 'refused', 3, 4)]],
  ['a refusal that began first', [call('bisi', 'take', 'refused', 1, 4), call('ada', 'take', 'taken', 2, 3)]],
  [
    'a call without an answer that had its effect',
    [call('ada', 'take', null, 1), call('bisi', 'take', 'refused', 5, 6)],
  ],
  [
    'a call without an answer that had no effect',
    [call('ada', 'take', null, 1), call('bisi', 'take', 'taken', 5, 6), call('chi', 'take', 'refused', 7, 8)],
  ],
  [
    'a place that its holder left meanwhile',
    [
      call('ada', 'take', 'taken', 1, 2),
      call('ada', 'leave', 'left', 3, 9),
      call('bisi', 'take', 'taken', 4, 5),
    ],
  ],
])('accepts %s', (_what, calls) => {
  expect(isLinearizable(place, calls)).toBe(true);
});

test.each([
  ['one place for two', [call('ada', 'take', 'taken', 1, 3), call('bisi', 'take', 'taken', 2, 4)]],
  [
    'a refusal that ended before the place was taken',
    [call('bisi', 'take', 'refused', 1, 2), call('ada', 'take', 'taken', 3, 4)],
  ],
  [
    'a refusal after the holder left',
    [
      call('ada', 'take', 'taken', 1, 2),
      call('ada', 'leave', 'left', 3, 4),
      call('bisi', 'take', 'refused', 5, 6),
    ],
  ],
  [
    'a call without an answer that has its effect twice',
    [
      call('ada', 'take', null, 1),
      call('bisi', 'take', 'refused', 2, 3),
      call('bisi', 'take', 'taken', 4, 5),
      call('chi', 'take', 'taken', 6, 7),
    ],
  ],
])('rejects %s', (_what, calls) => {
  expect(isLinearizable(place, calls)).toBe(false);
});
