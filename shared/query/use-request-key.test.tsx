import { renderHook } from '@testing-library/react';
import { useRequestKey } from './use-request-key';

test('a request keeps its key until its answer, and another one gets another key', () => {
  const { result } = renderHook(useRequestKey);
  const { keyOf, answered } = result.current;
  const first = keyOf({ places: 2 });
  expect(keyOf({ places: 2 })).toBe(first);
  const second = keyOf({ places: 3 });
  expect(second).not.toBe(first);
  answered();
  expect(keyOf({ places: 3 })).not.toBe(second);
});
