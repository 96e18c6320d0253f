import { register } from 'tsx/esm/api';

// The cache of tsx outlives the tests, so it stays in the system's folder.
register();
if (process.env.API_TESTS_FOLDER) process.env.TMPDIR = process.env.API_TESTS_FOLDER;
