import type { ImportedRecord } from '@/api/file-import';
import { formatCount } from '@/domain/decimal';
import { plural } from '@/domain/plural';

export const idebImportText = {
  title: 'Importar Dados',
  description: 'Os números do IDEB da própria escola, CSV/Excel ou digitados.',
  way: 'Como importar',
  ways: { planilha: 'Planilha do INEP', numeros: 'Digitar os números' },
  known:
    'Os resultados desta escola já vieram do INEP: não é preciso importar nada. Esta janela serve para uma edição que ainda não foi publicada.',
  what: 'A planilha certa é a de escolas, como divulgacao_anos_finais_escolas_2023.xlsx: começa com o nome da etapa e tem uma linha por escola. Só a linha da sua entra, pelo código INEP. A do país inteiro passa de 2 MB: copie dela o título, os nomes das colunas e a linha da escola, e cole abaixo.',
  where: 'Ela está no site do INEP, na página do IDEB, em Resultados, Escolas.',
  site: 'Abrir os resultados no site do INEP',
  siteAddress:
    'https://www.gov.br/inep/pt-br/areas-de-atuacao/pesquisas-estatisticas-e-indicadores/ideb/resultados',
  paste: {
    label: 'Ou cole a linha da escola',
    hint: 'Na planilha do INEP, copie o título, os nomes das colunas e a linha inteira da escola, e cole aqui. Serve também quando o arquivo passa de 2 MB.',
  },
  discard: {
    title: 'Descartar as linhas coladas?',
    detail: 'Nada foi gravado ainda.',
  },
  limits: 'XLSX, ODS, ZIP ou CSV, até 2 MB.',
  wrongKind: 'Este tipo de arquivo não serve. Use XLSX, ODS, ZIP ou CSV.',
  template: 'Baixar modelo da planilha',
  rejected: 'Com erro',
  columns: {
    edition: 'Etapa, edição',
    ideb: 'IDEB',
    noIdeb: 'sem IDEB publicado',
    verdict: 'Situação',
    verdicts: {
      novo: 'Novo',
      atualizado: 'Atualiza',
      igual: 'Sem mudança',
      igual_menos_casas: 'Igual, com menos casas',
      publicado: 'Já publicado',
    } satisfies Record<ImportedRecord['verdict'], string>,
  },
  found: {
    created: (count: number) => `${count} ${plural(count, 'resultado novo', 'resultados novos')}`,
    updated: (count: number) => `${count} ${plural(count, 'atualizado', 'atualizados')}`,
    some: (what: string) => `${what}. Nada foi gravado ainda.`,
    allKnown: 'Tudo o que pôde ser lido na planilha já está no sistema. Não há o que importar.',
    none: 'A planilha não trouxe nenhum resultado para importar.',
  },
  records: 'Edições encontradas',
  firstRecords: (shown: number, all: number) => `Primeiras ${shown} de ${all} edições`,
  facts: {
    ignored: 'Ignoradas',
    ignoredCount: (count: number) =>
      `${formatCount(count)} ${plural(count, 'linha', 'linhas')} de outras escolas ou já publicadas`,
    unreadable: 'Células ilegíveis',
    unreadableCount: (count: number) =>
      `${formatCount(count)} ${plural(count, 'fica de fora; o resto da linha vale', 'ficam de fora; o resto das linhas vale')}`,
    unknownColumns: 'Colunas não reconhecidas',
    notRead: (names: string) => `${names} (não foram lidas)`,
  },
  leftOut: {
    lines: (count: number) =>
      `${formatCount(count)} ${plural(count, 'linha com erro fica', 'linhas com erro ficam')} de fora.`,
    cells: (count: number) =>
      `${formatCount(count)} ${plural(count, 'célula ilegível fica', 'células ilegíveis ficam')} de fora; o resto da linha vale.`,
  },
  downloadErrors: 'Baixar linhas com erro',
  bringIn: (count: number) => `Importar ${count} ${plural(count, 'resultado', 'resultados')}`,
  errorsName: 'importacao-ideb-erros',
  /** The specification's sentence, about results. */
  done: (imported: number, rejected: number) =>
    `Importação concluída! ${imported} ${plural(imported, 'resultado importado', 'resultados importados')} com sucesso, ${rejected} ${plural(rejected, 'falhou', 'falharam')}`,
  doneDetail: 'O Dashboard já mostra os números novos.',
  again: 'Importar outra planilha',
  see: 'Ver no Dashboard',
};
