import type { ImportedRecord } from '@/api/file-import';
import { formatCount } from '@/domain/decimal';
import { plural } from '@/domain/plural';

const delimiters: Record<string, string> = {
  ';': 'ponto e vírgula',
  ',': 'vírgula',
  '\t': 'tabulação',
  '|': 'barra vertical',
};

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
    size: (kilobytes: number) => `${formatCount(kilobytes)} KB`,
    tooLarge: 'O arquivo é grande demais: o limite é de 2 MB.',
    wrongKind: 'Este tipo de arquivo não serve. Use XLSX, ODS, ZIP ou CSV.',
    empty: 'O arquivo está vazio.',
    check: 'Conferir a planilha',
    checking: 'Conferindo...',
    failed: 'Não foi possível ler a planilha. Tente novamente.',
  },
  upload: {
    label: 'Envio da planilha',
    sending: (percent: number) => `Enviando: ${percent}\u00a0%`,
    sent: 'Enviada. O sistema está lendo a planilha...',
  },
  check: {
    created: (count: number) => `${count} ${plural(count, 'resultado novo', 'resultados novos')}`,
    updated: (count: number) => `${count} ${plural(count, 'atualizado', 'atualizados')}`,
    found: (what: string) => `${what}. Nada foi gravado ainda.`,
    allKnown: 'Tudo o que está na planilha já está no sistema. Não há o que importar.',
    noResult: 'A planilha não trouxe nenhum resultado para importar.',
    tally: 'Resultado da conferência',
    tallies: { created: 'Novo', updated: 'Atualiza', unchanged: 'Sem mudança', rejected: 'Com erro' },
    format: 'Formato',
    encoding: 'Codificação',
    delimiter: 'Separador',
    delimiters,
    ignored: 'Ignoradas',
    ignoredCount: (count: number) =>
      `${formatCount(count)} ${plural(count, 'linha', 'linhas')} de outras escolas ou já publicadas`,
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
    import: (count: number) => `Importar ${count} ${plural(count, 'resultado', 'resultados')}`,
    importing: 'Importando...',
    nothing: 'Não há o que importar',
    seeErrors: 'Ver erros',
  },
  errors: {
    title: (count: number) =>
      `${count} ${plural(count, 'linha com erro fica', 'linhas com erro ficam')} de fora.`,
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
    title: (imported: number, rejected: number) =>
      `Importação concluída! ${imported} ${plural(imported, 'resultado importado', 'resultados importados')} com sucesso, ${rejected} ${plural(rejected, 'falhou', 'falharam')}`,
    detail: 'O Dashboard já mostra os números novos.',
    close: 'Ver no Dashboard',
    again: 'Importar outra planilha',
  },
  failedTitle: 'Erro na importação',
  back: 'Voltar',
  cancel: 'Cancelar',
};
