let consoleErrors: unknown[][] = [];

/** A stray console.error or console.warn fails the test that caused it. */
export function failOnConsoleErrors(): void {
  beforeEach(() => {
    consoleErrors = [];
    for (const method of ['error', 'warn'] as const) {
      jest.spyOn(console, method).mockImplementation((...text) => void consoleErrors.push(text));
    }
  });

  afterEach(() => {
    expect(consoleErrors).toEqual([]);
  });
}

failOnConsoleErrors();
