import type { GuestForm } from '@gallery/shared/contract/guests/guest-input.schema';

/** `request` is the id of the request for a code at the time `at` in milliseconds, or empty before it. */
export type GuestDraft = { form: GuestForm; request: string; at: number };

const key = 'guest draft';
const empty: GuestDraft = {
  form: { firstname: '', lastname: '', email: '', mobile: '' },
  request: '',
  at: 0,
};
const codeMs = 15 * 60_000;

/** A reload of the tab keeps what the guest typed, and a code for its 15 minutes. */
export function readGuestDraft(): GuestDraft {
  try {
    const { form, request = '', at = 0 } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const isGood = Date.now() - Number(at) < codeMs;
    return {
      form: Object.assign({}, empty.form, form),
      request: isGood ? String(request) : '',
      at: Number(at),
    };
  } catch {
    return empty;
  }
}

/** A browser may refuse its storage. Then a reload loses the text. */
export function saveGuestDraft(draft: GuestDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    return;
  }
}
