import { savedBidKey } from '@gallery/shared/browser/saved-bid';
import { groupDigits } from '@gallery/shared/domain/money';
import { useLocation, useNavigate, useSearchParams } from '@gallery/shared/router';
import { useEffect, useState } from 'react';
import { parseAmount } from './parse-amount';

/** The typed text, or `null` before any input. It survives a reload in this tab, and a log-in in the address. */
export function useTypedAmount(
  lotId: string,
  least: number,
): [typed: string | null, type: (text: string | null) => void] {
  const key = savedBidKey(lotId);
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const offered = params.get('bid');
  const [typed, setTyped] = useState(() => readSaved(key) ?? aboveLeast(offered, least));

  useEffect(() => {
    if (offered !== null) void navigate(pathname, { replace: true });
  }, [offered, pathname, navigate]);

  return [typed, type];

  function type(text: string | null) {
    setTyped(text);
    save(key, text);
  }
}

/** The field already shows the least possible bid, which follows the price. */
function aboveLeast(offered: string | null, least: number): string | null {
  const amount = parseAmount(offered ?? '');
  return amount !== null && amount > least ? groupDigits(amount) : null;
}

function readSaved(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A browser may refuse its storage. Then a reload loses the amount, but bidding still works. */
function save(key: string, text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}
