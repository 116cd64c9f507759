import type { ReactNode } from 'react';

import './filter-toggle.css';

interface FilterToggleProps {
  icon?: ReactNode;
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  children: ReactNode;
}

/** A filter that is on or off. */
export function FilterToggle({ icon, pressed, onChange, children }: FilterToggleProps) {
  return (
    <button type="button" className="filter-toggle" aria-pressed={pressed} onClick={() => onChange(!pressed)}>
      {icon}
      {children}
    </button>
  );
}
