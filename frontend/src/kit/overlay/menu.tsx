import { Ellipsis, type LucideIcon } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Popover } from './popover';

import '@/kit/ui/icon-button.css';
import './menu.css';

/** What is done at once, or where it leads. */
type Choice = { onChoose: () => void } | { to: string };

export type MenuEntry = Choice & {
  label: string;
  icon: LucideIcon;
  /** Why just this may not be done; the entry stays there, disabled. */
  reason?: string | null;
  /** Takes something away. */
  danger?: boolean;
};

interface MenuProps {
  /** Names the thing: "Mais ações para 5º A". */
  label: string;
  items: readonly MenuEntry[];
  /** Why nothing of it may be done; the entries stay there, disabled. */
  reason?: string | null;
  /** What the button shows, and its class; else three dots. */
  trigger?: ReactNode;
  triggerClass?: string;
}

/** What can be done with one row or card, or the ways in which one thing is done. */
export function Menu({ label, items, reason, trigger, triggerClass = 'icon-button' }: MenuProps) {
  return (
    <Popover
      trigger={trigger ?? <Ellipsis className="icon" />}
      triggerClass={triggerClass}
      {...(trigger ? {} : { triggerLabel: label })}
      label={label}
      className="menu"
      onKeyDown={walk}
    >
      {(close) => (
        <>
          {items.map((entry) => (
            <Entry
              key={entry.label}
              entry={entry}
              disabled={Boolean(reason ?? entry.reason)}
              onClose={close}
            />
          ))}
          {reason ? <p className="menu-reason">{reason}</p> : null}
        </>
      )}
    </Popover>
  );
}

/** The arrows lead from one entry to the next, and round; Home and End to the first and the last. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('.menu-item:not(:disabled)')];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at + 1 === entries.length ? 0 : at + 1,
    ArrowUp: Math.max(at, 0) - 1,
    Home: 0,
    End: -1,
  };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  entries.at(place)?.focus();
}

interface EntryProps {
  entry: MenuEntry;
  disabled: boolean;
  onClose: () => void;
}

function Entry({ entry, disabled, onClose }: EntryProps) {
  const { label, icon: Icon, reason, danger } = entry;
  const className = `menu-item${danger ? ' menu-danger' : ''}`;
  const inside = (
    <>
      <Icon className="icon" />
      <span>
        {label}
        {reason ? <small className="menu-reason-of-one">{reason}</small> : null}
      </span>
    </>
  );
  if (!disabled && 'to' in entry) {
    return (
      <Link to={entry.to} className={className} onClick={onClose}>
        {inside}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={className}
      disabled={disabled}
      onClick={() => {
        onClose();
        if ('onChoose' in entry) entry.onChoose();
      }}
    >
      {inside}
    </button>
  );
}
