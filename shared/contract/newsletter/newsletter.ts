export const newsletterPaths = {
  subscribe: '/newsletter',
  /** The same for a form without scripts, whose answer is a page. */
  subscribePage: '/newsletter/page',
  /** The links in the emails. GET shows a page with a button, and POST does what it says. */
  confirm: (token: string) => `/newsletter/confirm/${encodeURIComponent(token)}`,
  leave: (token: string) => `/newsletter/leave/${encodeURIComponent(token)}`,
  /** For administrators. */
  csv: '/newsletter/readers.csv',
};

/** Says the same about a known and an unknown address. */
export const subscribedMessage =
  'Almost there. Open the email that we have sent you, and confirm your address.';
