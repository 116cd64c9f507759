import { plural } from '@/domain/plural';

/** What the staff and the pupils both read of a profile. */
export const learningText = {
  styles: {
    visual: 'Visual',
    auditory: 'Auditivo',
    reading_writing: 'Leitura/Escrita',
    kinesthetic: 'Cinestésico',
  },
  intelligences: {
    verbal_linguistic: 'Linguística',
    logical_mathematical: 'Lógico-matemática',
    spatial: 'Espacial',
    bodily_kinesthetic: 'Corporal',
    musical: 'Musical',
    interpersonal: 'Interpessoal',
    intrapersonal: 'Intrapessoal',
    naturalist: 'Naturalista',
  },
  measured: 'Medida',
  range: 'Faixa provável',
  between: (low: string, high: string) => `${low} a ${high}`,
  drawn: (name: string, value: string) => `${name} ${value}`,
  evenShare: 'A linha tracejada é a divisão igual.',
  middle: 'A linha tracejada é o meio, 50: o que todos fazem.',
  interactions: (count: string, of: number) =>
    `${count} ${plural(of, 'interação registrada', 'interações registradas')}`,
};
