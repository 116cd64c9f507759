import type { ImportReport, ImportedRecord } from '@/api/file-import';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What the dry run found, in one sentence. */
function found({ created, updated, unchanged }: ImportReport): string {
  const parts = [
    created > 0 ? plural(created, 'resultado novo', 'resultados novos') : null,
    updated > 0 ? plural(updated, 'atualizado', 'atualizados') : null,
  ].filter(Boolean);
  if (parts.length > 0) return `${parts.join(' e ')}. Nada foi gravado ainda.`;
  return unchanged > 0
    ? 'Tudo o que está na planilha já está no sistema. Não há o que importar.'
    : 'A planilha não trouxe nenhum resultado para importar.';
}

export const idebImportText = {
  title: 'Importar Dados',
  description: 'Os números do IDEB da própria escola, CSV/Excel ou digitados.',
  way: 'Como importar',
  ways: { planilha: 'Planilha do INEP', numeros: 'Digitar os números' },
  what: 'É a planilha de escolas que o INEP publica, como divulgacao_anos_finais_escolas_2023.xlsx. Ela pode ter muitas escolas: só a linha da sua entra, pelo código INEP. Se passar de 2 MB, deixe só a linha da escola e salve como CSV.',
  columns: {
    edition: 'Etapa, edição',
    ideb: 'IDEB',
    noIdeb: 'sem IDEB publicado',
    verdict: 'Situação',
    verdicts: {
      novo: 'Novo',
      atualizado: 'Atualiza',
      igual: 'Sem mudança',
      publicado: 'Já publicado pelo INEP',
    } satisfies Record<ImportedRecord['verdict'], string>,
  },
  found,
  records: 'Edições encontradas',
  firstRecords: (shown: number, all: number) => `Primeiras ${shown} de ${all} edições`,
  ignored: (count: number) =>
    `${new Intl.NumberFormat('pt-BR').format(count)} ${count === 1 ? 'linha' : 'linhas'} de outras escolas ou já publicadas`,
  bringIn: (count: number) => `Importar ${plural(count, 'resultado', 'resultados')}`,
  errorsName: 'importacao-ideb-erros',
  /** The specification's sentence, about results. */
  done: ({ created, updated, rejected }: ImportReport) =>
    `Importação concluída! ${plural(created + updated, 'resultado importado', 'resultados importados')} com sucesso, ${rejected} ${rejected === 1 ? 'falhou' : 'falharam'}`,
  doneDetail: 'O Dashboard já mostra os números novos.',
  see: 'Ver no Dashboard',
};
