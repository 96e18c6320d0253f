import { replayPress } from '@gallery/shared/browser/early-input';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './strip.module.css';

type StripProps = {
  labelledBy: string;
  heading: ReactNode;
  children: ReactNode;
};

export function Strip({ labelledBy, heading, children }: StripProps) {
  const { row, atStart, atEnd, scroll } = useRow();
  return (
    <>
      <div className={styles.head}>
        {heading}
        <div className={styles.buttons}>
          <Arrow
            name="Scroll back"
            path="M11 3.5 5.5 9l5.5 5.5"
            disabled={atStart}
            onClick={() => scroll(-1)}
          />
          <Arrow name="Scroll on" path="M7 3.5 12.5 9 7 14.5" disabled={atEnd} onClick={() => scroll(1)} />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll the focused element */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would group form fields */}
      <div ref={row} className={styles.row} tabIndex={0} role="group" aria-labelledby={labelledBy}>
        {children}
      </div>
    </>
  );
}

type ArrowProps = { name: string; path: string; disabled: boolean; onClick: () => void };

/** Stays in place when disabled, so that the focus is not lost. */
function Arrow({ name, path, disabled, onClick }: ArrowProps) {
  return (
    <button
      ref={replayPress}
      type="button"
      className={styles.arrow}
      aria-label={name}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

const stride = 0.8;

function useRow() {
  const row = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  useEffect(() => {
    const { current: element } = row;
    if (!element) return;
    const updateEnds = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      setEnds({ atStart: scrollLeft <= 1, atEnd: scrollLeft + clientWidth >= scrollWidth - 1 });
    };
    updateEnds();
    element.addEventListener('scroll', updateEnds, { passive: true });
    window.addEventListener('resize', updateEnds);
    return () => {
      element.removeEventListener('scroll', updateEnds);
      window.removeEventListener('resize', updateEnds);
    };
  }, []);

  function scroll(direction: -1 | 1) {
    const { current: element } = row;
    element?.scrollBy({ left: direction * stride * element.clientWidth, behavior: 'smooth' });
  }

  return { row, ...ends, scroll };
}
