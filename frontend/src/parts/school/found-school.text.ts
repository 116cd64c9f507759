import { plural } from '@/domain/plural';

export const foundSchoolText = {
  found: 'Encontramos esta escola nos dados do INEP',
  none: 'A escola está na lista do INEP, mas sem IDEB publicado. Isso acontece com menos de 10 alunos na prova ou participação baixa.',
  editions: (count: number, first: number, last: number) =>
    plural(count, `1 edição com IDEB: ${first}`, `${count} edições com IDEB, de ${first} a ${last}`),
  noneStage: (last: number) => `Participou até ${last}, sem IDEB publicado`,
  latest: (year: number) => `em ${year}`,
};
