import { formatCount } from '@/domain/decimal';
import { plural } from '@/domain/plural';

const delimiters: Record<string, string> = {
  ';': 'ponto e vírgula',
  ',': 'vírgula',
  '\t': 'tabulação',
  '|': 'barra vertical',
};

export const importText = {
  /** Stands for the name of a file. */
  pasted: 'Células coladas',
  steps: 'Passos da importação',
  stepNames: ['Arquivo', 'Conferência', 'Erros', 'Resultado'],
  file: {
    choose: 'Escolher a planilha',
    another: 'Trocar a planilha',
    drop: 'Arraste a planilha para cá ou escolha no computador.',
    size: (kilobytes: number) => `${formatCount(kilobytes)} KB`,
    tooLarge: 'O arquivo é grande demais: o limite é de 2 MB.',
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
  facts: { format: 'Formato', encoding: 'Codificação', delimiter: 'Separador', delimiters },
  check: {
    tally: 'Resultado da conferência',
    tallies: { created: 'Novo', updated: 'Atualiza', unchanged: 'Sem mudança' },
    importing: 'Importando...',
    nothing: 'Não há o que importar',
    seeErrors: 'Ver erros',
    again: 'Conferir de novo',
  },
  errors: {
    detail: 'Corrija na planilha e importe de novo: o que já entrou não se repete.',
    listed: (count: number) => `Aparecem ${formatCount(count)}.`,
    caption: 'Linhas e células com erro',
    line: 'Linha',
    column: 'Coluna',
    value: 'Valor',
    problem: 'Problema',
    hint: 'Como resolver',
    emptyValue: 'vazio',
    downloading: 'Baixando...',
  },
  failedTitle: 'Erro na importação',
  back: 'Voltar',
  cancel: 'Cancelar',
};
