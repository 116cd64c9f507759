import type { Level } from './comparison';

/** The levels as they stand in a sentence: bare, and after the words "above" and "equal". */
const inSentence: Record<Level, { bare: string; of: string; to: string }> = {
  municipal: { bare: 'município', of: 'do município', to: 'ao município' },
  state: { bare: 'estado', of: 'do estado', to: 'ao estado' },
  national: { bare: 'Brasil', of: 'do Brasil', to: 'ao Brasil' },
};

const names: Record<Level, string> = { municipal: 'Município', state: 'Estado', national: 'Brasil' };

export const comparisonText = {
  title: 'Comparação por Níveis',
  edition: (year: number) => `IDEB ${year}`,
  distances: (year: number, distances: string) => `IDEB ${year}: ${distances}.`,
  equal: (level: Level) => `igual ${inSentence[level].to}`,
  above: (amount: string, level: Level) => `${amount} acima ${inSentence[level].of}`,
  below: (amount: string, level: Level) => `${amount} abaixo ${inSentence[level].of}`,
  school: 'Escola',
  names,
  same: 'igual',
  bare: (level: Level) => inSentence[level].bare,
  missing: (levels: string) => `${levels}: sem dados de referência.`,
  allMissing: 'Sem dados de referência para comparar com o município, o estado e o Brasil.',
  askOperator:
    'Para comparar, peça a quem cuida do sistema que carregue as planilhas do INEP de municípios, estados e Brasil.',
  noNetwork: 'A comparação é com a mesma rede, e a planilha carregada não diz a rede desta escola.',
  onlyOwn: 'A comparação é com o que o INEP publicou, e o IDEB desta etapa foi informado pela escola.',
  noIndex: 'A comparação aparece com o primeiro IDEB publicado nesta etapa.',
  source: 'Fonte: INEP.',
  inventedButCountry: 'Dados inventados, menos os do Brasil, que são do INEP.',
  failed: 'Não foi possível carregar a comparação.',
  loading: 'Carregando a comparação...',
};
