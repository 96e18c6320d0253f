/** The tests by example: what they do not notice, 20,000 random histories might, but slowly. */
export default {
  rootDir: process.cwd(),
  testEnvironment: 'node',
  transform: { '\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }] },
  testMatch: ['<rootDir>/shared/auction/{bidding,increments}.test.ts'],
};
