/** The id of the panel to which the page's first button scrolls. */
export const visitUs = 'visit-us';
