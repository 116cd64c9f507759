import { Ellipsis, type LucideIcon } from 'lucide-react';

import { Popover } from './popover';

import '@/kit/ui/icon-button.css';
import './menu.css';

interface MenuEntry {
  label: string;
  icon: LucideIcon;
  onChoose: () => void;
  /** Why just this may not be done; the entry stays there, disabled. */
  reason?: string | null;
}

interface MenuProps {
  /** Names the thing: "Mais ações para 5º A". */
  label: string;
  items: readonly MenuEntry[];
  /** Why nothing of it may be done; the entries stay there, disabled. */
  reason?: string | null;
}

/** What can be done with one row or card, behind three dots. */
export function Menu({ label, items, reason }: MenuProps) {
  return (
    <Popover
      trigger={<Ellipsis className="icon" />}
      triggerClass="icon-button"
      triggerLabel={label}
      label={label}
      className="menu"
    >
      {(close) => (
        <>
          {items.map(({ label: name, icon: Icon, onChoose, reason: why }) => (
            <button
              key={name}
              type="button"
              className="menu-item"
              disabled={Boolean(reason ?? why)}
              onClick={() => {
                close();
                onChoose();
              }}
            >
              <Icon className="icon" />
              <span>
                {name}
                {why ? <small className="menu-reason-of-one">{why}</small> : null}
              </span>
            </button>
          ))}
          {reason ? <p className="menu-reason">{reason}</p> : null}
        </>
      )}
    </Popover>
  );
}
