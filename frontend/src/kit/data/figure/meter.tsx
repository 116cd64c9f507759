import type { CSSProperties } from 'react';

import './meter.css';

/** A bar of 0 to 100 beside a figure that is written out; silent for a screen reader. */
export function Meter({ percent, className = '' }: { percent: number; className?: string }) {
  const style = { '--w': Math.min(100, Math.max(0, percent)) } as CSSProperties;
  return (
    <div className={`meter ${className}`} style={style} aria-hidden="true">
      <i />
    </div>
  );
}
