import { unavailableMessage } from '@gallery/shared/contract/fields/answer';
import { useNotify } from '@gallery/shared/host';
import { Button } from '@gallery/shared/ui/controls/button';
import { footerToolsId } from '@gallery/shared/ui/page/footer-tools';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useChosenCurrency } from './chosen-currency';
import type { CurrencyChoice } from './currency-choice';
import styles from './currency-tool.module.css';

export function CurrencyTool() {
  const code = useChosenCurrency();
  const [isOpen, setOpen] = useState(false);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  useEffect(() => setFooter(document.getElementById(footerToolsId)), []);
  const Choice = useChoice(isOpen || code !== null, () => setOpen(false));
  return (
    <>
      {footer &&
        createPortal(
          <div className={styles.tool}>
            <Button kind="quiet" onClick={() => setOpen(true)}>
              {code ? `Prices also in ${code}` : 'Prices in other currencies'}
            </Button>
          </div>,
          footer,
        )}
      {Choice && <Choice isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Only a visitor who wants a currency loads the rates and their code. */
function useChoice(isWanted: boolean, onFailure: () => void) {
  const notify = useNotify();
  const [Choice, setChoice] = useState<typeof CurrencyChoice>();

  // biome-ignore lint/correctness/useExhaustiveDependencies(onFailure): each render passes a new function
  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "currency-choice" */ './currency-choice').then(
      (part) => setChoice(() => part.CurrencyChoice),
      () => {
        notify(unavailableMessage, 'error');
        onFailure();
      },
    );
  }, [isWanted, notify]);

  return Choice;
}
