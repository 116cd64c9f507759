import type { Measure, Tone } from '@/api/index/outlook';

export const toneText = {
  tones: {
    uma_edicao: { propria: 'dá em uma edição', tipica: 'dá em uma edição' },
    duas_edicoes: { propria: 'em duas edições', tipica: 'em duas edições' },
    alem: { propria: 'mais que qualquer avanço até hoje', tipica: 'mais que o dobro do avanço típico' },
  } satisfies Record<Tone, Record<Measure['kind'], string>>,
};
