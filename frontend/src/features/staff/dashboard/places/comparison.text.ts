import { absolute, formatDecimal } from '@/domain/decimal';

import { type Distance, type Level, side } from './comparison';
import { list } from '../list';

const above: Record<Level, string> = { municipal: 'do município', state: 'do estado', national: 'do Brasil' };
const equal: Record<Level, string> = { municipal: 'ao município', state: 'ao estado', national: 'ao Brasil' };

function distance(said: Distance): string {
  const amount = formatDecimal(absolute(said.difference), 1);
  switch (side(said)) {
    case 0:
      return `igual ${equal[said.level]}`;
    case 1:
      return `${amount} acima ${above[said.level]}`;
    case -1:
      return `${amount} abaixo ${above[said.level]}`;
  }
}

const names: Record<Level, string> = { municipal: 'Município', state: 'Estado', national: 'Brasil' };

export const comparisonText = {
  title: 'Comparação por Níveis',
  csvName: (stage: string, year: number) => `comparacao-ideb-${year}-${stage.replaceAll('_', '-')}`,
  edition: (year: number) => `IDEB ${year}`,
  sentence: (year: number, distances: readonly Distance[]) =>
    distances.length === 0 ? `IDEB ${year}` : `IDEB ${year}: ${list(distances.map(distance))}.`,
  school: 'Escola',
  names,
  level: 'Nível',
  missing: (levels: readonly Level[]) => {
    const what = levels.map((level) => names[level].toLowerCase().replace('brasil', 'Brasil'));
    return `${list(what)}: sem dados de referência.`.replace(/^./, (letter) => letter.toUpperCase());
  },
  allMissing: 'Sem dados de referência para comparar com o município, o estado e o Brasil.',
  howOperator: 'Para comparar, peça a quem cuida do sistema que rode',
  command: 'ideb import ideb',
  howFiles: 'com as planilhas de municípios, estados e Brasil.',
  noIndex: 'A comparação aparece com o primeiro IDEB publicado nesta etapa.',
  failed: 'Não foi possível carregar a comparação.',
  loading: 'Carregando a comparação...',
  summary: (year: number, bars: readonly { label: string; text: string }[]) =>
    `IDEB ${year}: ${bars.map(({ label, text }) => `${label} ${text}`).join('; ')}.`,
};
