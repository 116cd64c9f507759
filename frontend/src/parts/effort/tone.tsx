import type { Measure, Tone as Tones } from '@/api/outlook';

import { toneText } from './tone.text';

import './tone.css';

interface ToneProps {
  tone: Tones;
  /** What it was measured by. */
  kind: Measure['kind'];
}

const bars: Record<Tones, string> = { uma_edicao: 'tone-one', duas_edicoes: 'tone-two', alem: 'tone-more' };

/** How far something is beside what was ever done: one bar, two or three, and the words. */
export function Tone({ tone, kind }: ToneProps) {
  return <span className={`tone ${bars[tone]}`}>{toneText.tones[tone][kind]}</span>;
}
