import type { Stage } from '@/domain/index/stage';
import { plural } from '@/domain/plural';

export const lacksText = {
  lp: () => 'a proficiência em Língua Portuguesa',
  mt: () => 'a proficiência em Matemática',
  rates: (stage: Stage) =>
    ({
      anos_iniciais: 'a aprovação de cada ano escolar',
      anos_finais: 'a aprovação de cada ano escolar',
      ensino_medio: 'a aprovação de cada série',
    })[stage],
  missing: (year: number, count: number, what: string) =>
    `Para calcular o IDEB de ${year} ${plural(count, 'falta', 'faltam')} ${what}.`,
};
