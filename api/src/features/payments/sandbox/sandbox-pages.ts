import { formatNaira } from '@gallery/shared/domain/money';
import escapeHtml from 'escape-html';

/** The test cards behave like Paystack's. Spaces in a number are ignored. */
export const sandboxCards = {
  '4084084084084081': 'success',
  '4084080000005408': 'declined',
  '4084080000670037': 'insufficient funds',
} as const;

export const sandboxBehaviours = [
  'usual',
  'browser dies',
  'webhook twice',
  'webhook before the client',
  'webhook never',
  'confirmed later',
] as const;
export type SandboxBehaviour = (typeof sandboxBehaviours)[number];

type Shown = { reference: string; email: string; naira: number };

export function checkoutPage({ reference, email, naira }: Shown): string {
  const options = sandboxBehaviours.map((one) => `<option>${one}</option>`).join('');
  const amount = formatNaira(naira);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test payment</title>
<link rel="stylesheet" href="../checkout.css">
<script type="module" src="../checkout.js"></script>
</head>
<body data-reference="${escapeHtml(reference)}">
<main>
<h1>Test payment</h1>
<p>No money moves here. ${escapeHtml(email)} pays <strong>${amount}</strong>.</p>
<form>
<label>Card number<input name="card" inputmode="numeric" autocomplete="off" required value="4084 0840 8408 4081"></label>
<div class="row">
<label>Expiry<input name="expiry" autocomplete="off" value="12/30"></label>
<label>CVV<input name="cvv" inputmode="numeric" autocomplete="off" value="408"></label>
</div>
<label>Afterwards<select name="behaviour">${options}</select></label>
<p role="alert"></p>
<button type="submit">Pay ${amount}</button>
<button type="button" name="cancel">Cancel payment</button>
</form>
<details><summary>Test cards</summary>
<dl><dt>4084 0840 8408 4081</dt><dd>is paid</dd><dt>4084 0800 0000 5408</dt><dd>is declined</dd><dt>4084 0800 0067 0037</dt><dd>has not enough money</dd></dl>
</details>
</main>
</body>
</html>
`;
}

/** Implements the part of Paystack's inline script that the gallery uses. */
export const inlineScript = `(() => {
  const base = new URL('.', document.currentScript.src);
  class PaystackPop {
    resumeTransaction(accessCode, { onSuccess, onCancel, onError, onLoad } = {}) {
      const frame = document.createElement('iframe');
      frame.src = new URL('checkout/' + encodeURIComponent(accessCode), base).href;
      frame.title = 'Payment';
      Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '2147483647', colorScheme: 'light' });
      const close = () => {
        removeEventListener('message', onMessage);
        frame.remove();
      };
      const onMessage = ({ source, origin, data }) => {
        if (source !== frame.contentWindow || origin !== base.origin) return;
        if (data.event === 'loaded') return onLoad?.({ accessCode });
        close();
        if (data.event === 'success') onSuccess?.({ reference: data.reference, trxref: data.reference, status: 'success', message: data.message });
        else if (data.event === 'cancel') onCancel?.();
        else onError?.({ message: data.message });
      };
      addEventListener('message', onMessage);
      (document.querySelector('dialog[open]') ?? document.body).append(frame);
      frame.focus();
      this.cancelTransaction = close;
      return { accessCode };
    }
  }
  window.PaystackPop = PaystackPop;
})();
`;

export const checkoutScript = `const form = document.querySelector('form');
const feedback = document.querySelector('[role=alert]');
const notify = (message) => parent.postMessage(message, location.origin);
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const [pay] = form.querySelectorAll('button');
  pay.disabled = true;
  feedback.textContent = '';
  try {
    const { card, behaviour } = Object.fromEntries(new FormData(form));
    const answer = await fetch(location.pathname + '/pay', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ card, behaviour }),
    });
    const { status, message, reference, tells } = await answer.json();
    feedback.textContent = message;
    if (status === 'success' && tells) notify({ event: 'success', reference, message });
    if (status === 'success') return;
  } catch {
    feedback.textContent = 'The payment could not be sent.';
  }
  pay.disabled = false;
});
form.elements.cancel.addEventListener('click', () => notify({ event: 'cancel' }));
notify({ event: 'loaded' });
`;

export const checkoutStyles = `* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: rgb(28 26 23 / 70%); color: #1c1a17; font: 16px/1.5 system-ui, sans-serif; }
main { width: min(100%, 400px); padding: 24px; background: #fff; border-radius: 8px; }
h1 { margin: 0 0 8px; font-size: 20px; }
p { margin: 0 0 16px; }
label { display: block; margin-bottom: 12px; }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
input, select, button { display: block; width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid #767068; border-radius: 4px; background: #fff; color: inherit; font: inherit; }
button { margin-top: 12px; cursor: pointer; }
button[type='submit'] { border-color: #1c1a17; background: #1c1a17; color: #fff; }
button:disabled { opacity: 0.6; cursor: default; }
[role='alert'] { min-height: 24px; margin: 0; color: #a3271c; }
details { margin-top: 16px; font-size: 14px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 12px; margin: 8px 0 0; }
dd { margin: 0; }
`;
