/** A message to the gallery, by the names of the form's fields (specification § 3). */
export type ContactMessage = {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  textarea: string;
};

export const contactPaths = { send: '/contact' };
