import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

import './tiles.css';

export interface Tile<V extends string | number> {
  value: V;
  label: string;
  /** Below the label. */
  detail?: string;
  icon?: ReactNode;
  disabled?: boolean;
}

interface TilesProps<V extends string | number> {
  legend: string;
  name: string;
  of: readonly Tile<V>[];
  chosen: V | null;
  onChoose: (value: V) => void;
}

/** A choice of one: native radios under tiles. */
export function Tiles<V extends string | number>({ legend, name, of, chosen, onChoose }: TilesProps<V>) {
  return (
    <fieldset>
      <legend className="tiles-legend">{legend}</legend>
      <div className="tiles">
        {of.map(({ value, label, detail, icon, disabled }) => (
          <label key={value} className="tiles-tile">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              disabled={disabled}
              onChange={() => onChoose(value)}
            />
            {icon}
            <span className="min-w-0">
              {label} {detail ? <small>{detail}</small> : null}
            </span>
            <Check className="icon tiles-tick" aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
