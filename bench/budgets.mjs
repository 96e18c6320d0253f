/**
 * The budgets of the house. A part of the bench measures by these names; what nobody measured is said so.
 * @type {Record<string, Budget>}
 *
 * @typedef {{ what: string, unit: keyof typeof units, atMost?: number, atLeast?: number }} Budget
 */
export const budgets = {
  javascript: { what: 'JavaScript for the first view of /, brotli', unit: 'KB', atMost: 130 },
  javascriptFiles: { what: '… in files', unit: 'count', atMost: 7 },
  javascriptForeign: { what: '… of them admin, customer, firebase, formik or yup', unit: 'count', atMost: 0 },
  chain: { what: 'Depth of the critical chain of /', unit: 'count', atMost: 2 },
  chainArtwork: { what: 'Depth of the critical chain of an artwork page', unit: 'count', atMost: 2 },
  lcp: { what: 'LCP of / against the static page', unit: 'times', atMost: 1.25 },
  lcpArtworks: { what: 'LCP of /artist against the static page', unit: 'times', atMost: 1.25 },
  lcpArtwork: { what: 'LCP of an artwork page against the static page', unit: 'times', atMost: 1.25 },
  interactive: { what: '/ is interactive', unit: 's', atMost: 2 },
  interactiveArtworks: { what: '/artist is interactive', unit: 's', atMost: 2 },
  interactiveArtwork: { what: 'An artwork page is interactive', unit: 's', atMost: 2 },
  shift: { what: 'Layout shift (CLS), the worst page', unit: 'shift', atMost: 0 },
  blocking: { what: 'Total blocking time, the worst page', unit: 'ms', atMost: 80 },
  navigation: { what: 'Listing → artwork in the app, to its heading', unit: 'ms', atMost: 300 },
  federationLcp: { what: 'Federation against one bundle: LCP, the worst page', unit: 'times', atMost: 1.1 },
  federationBytes: { what: '… and more JavaScript, brotli', unit: 'KB', atMost: 32 },
  cachedPages: { what: 'Edge: cached pages, 20 connections', unit: 'perSecond', atLeast: 10_000 },
  uncachedPages: { what: 'Edge: uncached pages, 20 connections', unit: 'perSecond', atLeast: 200 },
  brokenPage: { what: 'Client-only page of a broken server build, the slowest', unit: 'ms', atMost: 400 },
  list: {
    what: 'GET /artwork, 10,000 works, PostgreSQL, 50 connections',
    unit: 'perSecond',
    atLeast: 15_000,
  },
  listP99: { what: '… 99th percentile', unit: 'ms', atMost: 15 },
  deep: { what: 'Different deep pages, PostgreSQL, 50 connections', unit: 'perSecond', atLeast: 2000 },
  deepP99: { what: '… 99th percentile', unit: 'ms', atMost: 60 },
  growth: { what: 'Time of GET /artwork, 100,000 works against 1,000', unit: 'times', atMost: 1.2 },
  growthDeep: { what: 'Time of deep pages, 100,000 works against 1,000', unit: 'times', atMost: 1.2 },
  search: { what: 'Search over 100,000 works, PostgreSQL, p50', unit: 'ms', atMost: 60 },
  adminList: {
    what: 'Back office lists, 10,000 of each, PostgreSQL, the slowest p50',
    unit: 'ms',
    atMost: 50,
  },
  logInTells: { what: 'Log-in: known against unknown account, medians', unit: 'ms', atMost: 10 },
  recoveryTells: { what: 'Recovery: known against unknown account, medians', unit: 'ms', atMost: 10 },
  start: { what: 'npm start on a built clone with its data', unit: 's', atMost: 10 },
  memory: { what: 'Memory of all its processes', unit: 'MB', atMost: 900 },
};

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** How a value of each unit is written. */
export const units = {
  KB: (/** @type {number} */ value) => `${value.toFixed(1)} KB`,
  MB: (/** @type {number} */ value) => `${whole.format(value)} MB`,
  s: (/** @type {number} */ value) => `${value.toFixed(2)} s`,
  ms: (/** @type {number} */ value) => `${whole.format(value)} ms`,
  times: (/** @type {number} */ value) => `${value.toFixed(2)} ×`,
  shift: (/** @type {number} */ value) => value.toFixed(2),
  count: (/** @type {number} */ value) => whole.format(value),
  perSecond: (/** @type {number} */ value) => `${whole.format(value)}/s`,
};
