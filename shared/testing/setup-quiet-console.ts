/** A stray console.error or console.warn fails the test that caused it. */
let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...words) => void complaints.push(words));
  }
});

afterEach(() => {
  expect(complaints).toEqual([]);
});
