import type { ImportReport, ImportedRecord } from '@/api/file-import';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const delimiters: Record<string, string> = {
  ';': 'ponto e vírgula',
  ',': 'vírgula',
  '\t': 'tabulação',
  '|': 'barra vertical',
};

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

export const importText = {
  title: 'Importar Dados',
  description: 'Os números do IDEB da própria escola, CSV/Excel ou digitados.',
  way: 'Como importar',
  ways: { planilha: 'Planilha do INEP', numeros: 'Digitar os números' },
  steps: 'Passos da importação',
  stepNames: ['Arquivo', 'Conferência', 'Erros', 'Resultado'],
  file: {
    choose: 'Escolher a planilha',
    another: 'Trocar a planilha',
    drop: 'Arraste a planilha para cá ou escolha no computador.',
    limits: 'XLSX, ODS, ZIP ou CSV, até 2 MB.',
    what: 'É a planilha de escolas que o INEP publica, como divulgacao_anos_finais_escolas_2023.xlsx. Ela pode ter muitas escolas: só a linha da sua entra, pelo código INEP. Se passar de 2 MB, deixe só a linha da escola e salve como CSV.',
    template: 'Baixar modelo da planilha',
    size: (bytes: number) =>
      `${new Intl.NumberFormat('pt-BR').format(Math.max(1, Math.round(bytes / 1000)))} KB`,
    tooLarge: 'O arquivo é grande demais: o limite é de 2 MB.',
    wrongKind: 'Este tipo de arquivo não serve. Use XLSX, ODS, ZIP ou CSV.',
    empty: 'O arquivo está vazio.',
    check: 'Conferir a planilha',
    checking: 'Conferindo...',
    failed: 'Não foi possível ler a planilha. Tente novamente.',
  },
  upload: {
    label: 'Envio da planilha',
    sent: (percent: number) =>
      percent < 100 ? `Enviando: ${percent}\u00a0%` : 'Enviada. O sistema está lendo a planilha...',
  },
  check: {
    found,
    tally: 'Resultado da conferência',
    created: 'Novo',
    updated: 'Atualiza',
    unchanged: 'Sem mudança',
    rejected: 'Com erro',
    format: 'Formato',
    encoding: 'Codificação',
    delimiter: 'Separador',
    delimiterName: (mark: string) => delimiters[mark] ?? mark,
    ignored: 'Ignoradas',
    ignoredCount: (count: number) =>
      `${new Intl.NumberFormat('pt-BR').format(count)} ${count === 1 ? 'linha' : 'linhas'} de outras escolas ou já publicadas`,
    records: 'Edições encontradas',
    first: (shown: number, all: number) => `Primeiras ${shown} de ${all} edições`,
    edition: 'Edição',
    stage: 'Etapa',
    ideb: 'IDEB',
    noIdeb: 'sem IDEB publicado',
    verdict: 'Situação',
    verdicts: {
      novo: 'Novo',
      atualizado: 'Atualiza',
      igual: 'Sem mudança',
      publicado: 'Já publicado pelo INEP',
    } satisfies Record<ImportedRecord['verdict'], string>,
    import: (count: number) => `Importar ${plural(count, 'resultado', 'resultados')}`,
    importing: 'Importando...',
    nothing: 'Não há o que importar',
    seeErrors: 'Ver erros',
  },
  errors: {
    title: (count: number) =>
      count === 1 ? '1 linha com erro fica de fora.' : `${count} linhas com erro ficam de fora.`,
    detail: 'Corrija na planilha e importe de novo: o que já entrou não se repete.',
    listed: (count: number) => `Aparecem as primeiras ${count}.`,
    caption: 'Linhas com erro',
    line: 'Linha',
    column: 'Coluna',
    value: 'Valor',
    problem: 'Problema',
    hint: 'Como resolver',
    emptyValue: 'vazio',
    download: 'Baixar linhas com erro',
    csvName: 'importacao-ideb-erros',
  },
  result: {
    /** The specification's sentence, about results. */
    title: ({ created, updated, rejected }: ImportReport) =>
      `Importação concluída! ${plural(created + updated, 'resultado importado', 'resultados importados')} com sucesso, ${rejected} ${rejected === 1 ? 'falhou' : 'falharam'}`,
    detail: 'O Dashboard já mostra os números novos.',
    close: 'Ver no Dashboard',
    again: 'Importar outra planilha',
  },
  failedTitle: 'Erro na importação',
  back: 'Voltar',
  cancel: 'Cancelar',
};
