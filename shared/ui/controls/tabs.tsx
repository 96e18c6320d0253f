import { Link, useNavigate } from '@gallery/shared/router';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Underline } from '../../brand/icons/underline';
import styles from './tabs.module.css';

export type Tab = { value: string; label: string; to: string };
type TabListProps = { name: string; label: string; tabs: readonly Tab[]; selected: string };
type TabPanelProps = { name: string; value: string; children: ReactNode };

export function TabList({ name, label, tabs, selected }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [arrowKeysWork, setArrowKeysWork] = useState(false);
  useEffect(() => setArrowKeysWork(true), []);

  function select(position: number) {
    const tab = tabs[(position + tabs.length) % tabs.length];
    if (!tab) return;
    void navigate(tab.to, { replace: true });
    list.current?.querySelector<HTMLElement>(`#${tabId(name, tab.value)}`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === selected);
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1, ' ': at }[
      event.key
    ];
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  }

  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <TabLink
          key={tab.value}
          name={name}
          tab={tab}
          selected={tab.value === selected}
          isStop={tab.value === selected || !arrowKeysWork}
        />
      ))}
    </div>
  );
}

export function TabPanel({ name, value, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(name, value)} aria-labelledby={tabId(name, value)}>
      {children}
    </div>
  );
}

type TabLinkProps = { name: string; tab: Tab; selected: boolean; isStop: boolean };

/** The Tab key stops at each tab until the arrow keys work. */
function TabLink({ name, tab, selected, isStop }: TabLinkProps) {
  return (
    <Link
      to={tab.to}
      id={tabId(name, tab.value)}
      className={styles.tab}
      role="tab"
      aria-selected={selected}
      aria-controls={selected ? panelId(name, tab.value) : undefined}
      tabIndex={isStop ? 0 : -1}
    >
      {tab.label}
      {selected && <Underline className={styles.stroke} />}
    </Link>
  );
}

const tabId = (name: string, value: string) => `${name}-tab-${value}`;
const panelId = (name: string, value: string) => `${name}-panel-${value}`;
