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
    sent: 'Enviada. O sistema está lendo a planilha...',
  },
  check: {
    tally: 'Resultado da conferência',
    tallies: { created: 'Novo', updated: 'Atualiza', unchanged: 'Sem mudança', rejected: 'Com erro' },
    format: 'Formato',
    encoding: 'Codificação',
    delimiter: 'Separador',
    delimiters,
    ignored: 'Ignoradas',
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
  },
  result: {
    again: 'Importar outra planilha',
  },
  failedTitle: 'Erro na importação',
  back: 'Voltar',
  cancel: 'Cancelar',
};
