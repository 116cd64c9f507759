import { formatCount } from '@/domain/decimal';
import { plural } from '@/domain/plural';

const delimiters: Record<string, string> = {
  ';': 'ponto e vírgula',
  ',': 'vírgula',
  '\t': 'tabulação',
  '|': 'barra vertical',
};

export const importText = {
  steps: 'Passos da importação',
  stepNames: ['Arquivo', 'Conferência', 'Erros', 'Resultado'],
  file: {
    choose: 'Escolher a planilha',
    another: 'Trocar a planilha',
    drop: 'Arraste a planilha para cá ou escolha no computador.',
    limits: 'XLSX, ODS, ZIP ou CSV, até 2 MB.',
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
    sent: 'Enviada. O sistema lê a planilha assim que chega a vez dela...',
    waits: (seconds: number) =>
      `O sistema está ocupado com outros arquivos. Nova tentativa em ${seconds} ${plural(seconds, 'segundo', 'segundos')}.`,
    again: 'O sistema está ocupado com outros arquivos. Tentando de novo...',
  },
  check: {
    tally: 'Resultado da conferência',
    tallies: { created: 'Novo', updated: 'Atualiza', unchanged: 'Sem mudança', rejected: 'Com erro' },
    format: 'Formato',
    encoding: 'Codificação',
    delimiter: 'Separador',
    delimiters,
    ignored: 'Ignoradas',
    unreadable: 'Células ilegíveis',
    unreadableCount: (count: number) =>
      `${formatCount(count)} ${plural(count, 'fica de fora; o resto da linha vale', 'ficam de fora; o resto das linhas vale')}`,
    unknownColumns: 'Colunas não reconhecidas',
    notRead: (names: string) => `${names} (não foram lidas)`,
    importing: 'Importando...',
    nothing: 'Não há o que importar',
    seeErrors: 'Ver erros',
  },
  errors: {
    lines: (count: number) =>
      `${formatCount(count)} ${plural(count, 'linha com erro fica', 'linhas com erro ficam')} de fora.`,
    cells: (count: number) =>
      `${formatCount(count)} ${plural(count, 'célula ilegível fica', 'células ilegíveis ficam')} de fora; o resto da linha vale.`,
    detail: 'Corrija na planilha e importe de novo: o que já entrou não se repete.',
    listed: (count: number) => `Aparecem ${formatCount(count)}.`,
    caption: 'Linhas e células com erro',
    line: 'Linha',
    column: 'Coluna',
    value: 'Valor',
    problem: 'Problema',
    hint: 'Como resolver',
    emptyValue: 'vazio',
    download: 'Baixar linhas com erro',
  },
  result: {
    again: 'Importar outra planilha',
  },
  failedTitle: 'Erro na importação',
  back: 'Voltar',
  cancel: 'Cancelar',
};
