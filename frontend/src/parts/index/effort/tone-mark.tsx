import { type MeasureKind, type Tone, toneWords } from './effort-words';

import './tone.css';

interface ToneMarkProps {
  tone: Tone;
  kind: MeasureKind;
  /** Shows the bars alone; the words are read out. */
  bars?: boolean;
}

/** How far something is: one, two or three bars, and the words. */
export function ToneMark({ tone, kind, bars = false }: ToneMarkProps) {
  const words = toneWords(tone, kind);
  return (
    <span className={`tone tone-${tone}`}>{bars ? <span className="sr-only">{words}</span> : words}</span>
  );
}
