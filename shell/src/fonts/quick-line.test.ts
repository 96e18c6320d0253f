import { isQuickLine } from './quick-line';

type File = Pick<PerformanceResourceTiming, 'duration' | 'encodedBodySize' | 'transferSize' | 'responseEnd'>;

const file = (duration: number, bytes: number, transferSize = bytes + 300): File => ({
  duration,
  encodedBodySize: bytes,
  transferSize,
  responseEnd: 1000,
});

test.each<[line: string, isQuick: boolean, files: File[]]>([
  ['40 ms and 10 Mbit/s', true, [file(75, 1_400), file(130, 24_000), file(210, 58_000)]],
  ['the same with a busy processor', true, [file(110, 1_400), file(420, 24_000), file(560, 58_000)]],
  ['slow 4G', false, [file(201, 1_400), file(457, 24_000), file(864, 58_000)]],
  ['a near server behind a narrow line', false, [file(60, 1_400), file(400, 24_000), file(900, 58_000)]],
  ['files from the cache alone', false, [file(1, 58_000, 0)]],
  ['nothing fetched', false, []],
])('%s: an ordinary line, %p', (_line, isQuick, files) => {
  Object.assign(performance, { getEntriesByType: () => files });
  expect(isQuickLine()).toBe(isQuick);
});
