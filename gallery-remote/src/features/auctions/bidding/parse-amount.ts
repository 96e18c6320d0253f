/** Parses '1,400,000', '#1 400 000', '₦1.4m', and '1.400.000' as naira. Returns `null` for anything else. */
export function parseAmount(typed: string): number | null {
  const text = typed.trim().replace(/^(?:#|₦|NGN|N)\s*/i, '');
  const [, short, unit] = text.match(/^(\d+(?:\.\d+)?)\s*([km])$/i) ?? [];
  if (short && unit) return wholeOf(Number(short) * (unit.toLowerCase() === 'k' ? 1_000 : 1_000_000));
  const plain = text.replace(/\.00?$/, '');
  if (/^\d+$/.test(plain)) return wholeOf(Number(plain));
  return /^\d{1,3}(?:([,.'’ \u00a0\u202f])\d{3})(?:\1\d{3})*$/.test(plain)
    ? wholeOf(Number(plain.replace(/\D/g, '')))
    : null;
}

function wholeOf(amount: number): number | null {
  const rounded = Math.round(amount);
  return Math.abs(amount - rounded) < 1e-6 && Number.isSafeInteger(rounded) && rounded > 0 ? rounded : null;
}
