import { idPattern } from './id';
import { newUuid } from './new-uuid';

test('newUuid returns a different version 4 UUID each time', () => {
  const made = Array.from({ length: 50 }, newUuid);
  for (const uuid of made) {
    expect(uuid).toMatch(idPattern);
    expect(uuid).toMatch(/^.{14}4.{4}[89ab]/);
  }
  expect(new Set(made).size).toBe(50);
});
