/** Runs only the example-based tests, because the 20,000 random histories are too slow for each mutation. */
export default {
  rootDir: process.cwd(),
  testEnvironment: 'node',
  transform: { '\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }] },
  testMatch: [
    '<rootDir>/shared/auction/{bidding,increments}.test.ts',
    '<rootDir>/shared/contract/account/roles.test.ts',
  ],
};
