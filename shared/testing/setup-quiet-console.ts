/** A stray console.error or console.warn fails the test that caused it. */
let consoleErrors: unknown[][] = [];

beforeEach(() => {
  consoleErrors = [];
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...text) => void consoleErrors.push(text));
  }
});

afterEach(() => {
  expect(consoleErrors).toEqual([]);
});
