export const conversationPaths = {
  list: '/conversation',
  /** PUT assigns, snoozes, completes, or opens it. */
  one: (id: string) => `/conversation/${encodeURIComponent(id)}`,
  letters: (id: string) => `/conversation/${encodeURIComponent(id)}/letters`,
};

/** A mail provider posts each received mail here, as it arrived (RFC 822). */
export const inboundMailPath = '/inbound-mail';

export const conversationStates = ['open', 'snoozed', 'done'] as const;

export const conversationKinds = ['enquiry', 'message'] as const;

/** The filter of the list: the reader's own conversations, or those of nobody. */
export const assignments = ['me', 'nobody'] as const;

export const maxLetter = 5_000;
/** Answers of the gallery in one conversation. */
export const maxAnswers = 200;
/** Letters of the customer in one conversation. */
export const maxReceived = 200;
/** Letters of the customer in one conversation and hour. */
export const maxReceivedPerHour = 20;
/** In bytes. */
export const maxInboundMail = 10_000_000;

export const templatePaths = {
  list: '/letter-template',
  one: (id: string) => `/letter-template/${encodeURIComponent(id)}`,
};

export const maxTemplateName = 60;
export const maxTemplates = 50;
