import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

/** Milliseconds: a busy machine is no failure. */
configure({ asyncUtilTimeout: 10_000 });
