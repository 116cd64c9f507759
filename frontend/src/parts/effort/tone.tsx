import type { Measure, Tone as Tones } from '@/api/index/outlook';

import { toneWords } from './effort-words';

import './tone.css';

interface ToneProps {
  tone: Tones;
  /** What it was measured by. */
  kind: Measure['kind'];
  /** Shows the bars alone; the words are read out. */
  bars?: boolean;
}

const barsOf: Record<Tones, string> = {
  uma_edicao: 'tone-one',
  duas_edicoes: 'tone-two',
  alem: 'tone-more',
};

/** How far something is beside what was ever done: one bar, two or three, and the words. */
export function Tone({ tone, kind, bars = false }: ToneProps) {
  const words = toneWords(tone, kind);
  return (
    <span className={`tone ${barsOf[tone]}`}>{bars ? <span className="sr-only">{words}</span> : words}</span>
  );
}
