import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import type { ChartTone } from './chart-types';

export interface ChartColors {
  tone: Record<ChartTone, string>;
  grid: string;
  axis: string;
  baseline: string;
  fill: string;
  surface: string;
  zone: string;
  font: string;
}

function read(): ChartColors {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    tone: {
      1: token('--chart-1'),
      2: token('--chart-2'),
      3: token('--chart-3'),
      4: token('--chart-4'),
      muted: token('--chart-muted'),
    },
    grid: token('--chart-grid'),
    axis: token('--chart-axis'),
    baseline: token('--border-control'),
    fill: token('--chart-fill'),
    surface: token('--surface'),
    zone: token('--surface-2'),
    font: token('--font'),
  };
}

/** The tokens as a canvas needs them, read again when the theme changes. */
export function useChartColors(): ChartColors {
  const [colors, setColors] = useState(read);
  useEffect(() => {
    const again = () => setColors(read());
    const observer = new MutationObserver(again);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-area'] });
    const device = matchMedia('(prefers-color-scheme: dark)');
    device.addEventListener('change', again);
    // The printer takes the page as it stands when these return.
    const atOnce = () => flushSync(again);
    window.addEventListener('beforeprint', atOnce);
    window.addEventListener('afterprint', atOnce);
    return () => {
      observer.disconnect();
      device.removeEventListener('change', again);
      window.removeEventListener('beforeprint', atOnce);
      window.removeEventListener('afterprint', atOnce);
    };
  }, []);
  return colors;
}
