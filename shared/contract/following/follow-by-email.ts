/** An address without an account follows an artist, once its owner has confirmed it. */
export const followByEmailPaths = {
  ask: '/following/by-email',
  /** The same for a form without scripts, whose answer is a page. */
  askPage: '/following/by-email/page',
  /** The links in the emails. GET shows a page with a button, and POST does what it says. */
  confirm: (token: string) => `/following/by-email/confirm/${encodeURIComponent(token)}`,
  stop: (token: string) => `/following/by-email/stop/${encodeURIComponent(token)}`,
};

/** Says the same about a known and an unknown address. */
export const followAskedMessage = 'Almost following. Open the email that we have sent you, and confirm.';

/** Of confirmations that one address gets in a day. */
export const maxFollowEmails = 10;
