/** The addresses of the public pages. A builder takes the id of the record, or `':id'` for the pattern of the route. */
export const homePath = '/';
export const aboutPath = '/about';
export const contactPath = '/contact-us';
export const artworksPath = '/artist';
/** Takes the slug of an artist, or the id, which redirects to the slug. */
export const artistPath = (slug: string) => `/artist/${slug}`;
export const artworkPath = (id: string) => `/art-page/${id}`;
export const eventsPath = '/event-booking';
export const eventPath = (id: string) => `/event-booking/${id}`;
export const auctionsPath = '/auction-bidding';
export const lotPath = (id: string) => `/auction-bidding/${id}`;
export const lotRecordPath = (id: string) => `/auction-bidding/${id}/record`;
/** Where a customer pays for a work. */
export const checkoutPath = (id: string) => `/checkout/${id}`;
/** The same for a visitor who buys without an account. */
export const guestCheckoutPath = (id: string) => `${checkoutPath(id)}?guest=yes`;
/** The order of a guest, by the signed link of its mails. A browser does not send the token to a server. */
export const guestOrderPath = (token: string) => `${ordersOfGuestsPath}#${token}`;
export const ordersOfGuestsPath = '/your-order';
/** Thanks for an order, by its id. */
export const thanksPath = (id: string) => `/thank-you/${id}`;
/** What a visitor without an account saved in this browser. */
export const savedPath = '/saved';
/** A list that its owner shares, by its token. */
export const sharedListPath = (token: string) => `/list/${token}`;
/** Works that staff show to whoever has the link, by its token. */
export const viewingRoomPath = (token: string) => `/viewing-room/${token}`;
/** Takes the number of a certificate of authenticity, such as 'UG-2026-0142'. */
export const certificatePath = (number: string) => `/certificate/${number}`;
/** Leads a typed number, `?number=`, to its certificate. */
export const certificateSearchPath = '/certificate';
/** What the gallery promises its customers. */
export const deliveryPath = '/delivery';
export const returnsPath = '/returns';
export const termsPath = '/terms-of-sale';
export const privacyPath = '/privacy';
