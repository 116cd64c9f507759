import { formatCount } from '@/domain/decimal';
import { percentText } from '@/domain/percent';
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
  /** Of what is sent, where its kind has no words of its own. */
  words: {
    choose: 'Escolher a planilha',
    another: 'Trocar a planilha',
    drop: 'Arraste a planilha para cá ou escolha no computador.',
    check: 'Conferir a planilha',
    failed: 'Não foi possível ler a planilha. Tente novamente.',
    failedTitle: 'Erro na importação',
  },
  file: {
    size: (kilobytes: number) => `${formatCount(kilobytes)} KB`,
    tooLarge: (megabytes: number) => `O arquivo é grande demais: o limite é de ${megabytes} MB.`,
    empty: 'O arquivo está vazio.',
    checking: 'Conferindo...',
  },
  upload: {
    label: 'Envio do arquivo',
    sending: (percent: number) => `Enviando: ${percentText(percent)}`,
    sent: 'Enviado. O sistema lê o arquivo assim que chega a vez dele...',
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
    detail: 'Corrija no arquivo e importe de novo: o que já entrou não se repete.',
    listed: (count: number) => `Aparecem ${formatCount(count)}.`,
    caption: 'Linhas e células com erro',
    line: 'Linha',
    column: 'Coluna',
    value: 'Valor',
    problem: 'Problema',
    hint: 'Como resolver',
    downloading: 'Baixando...',
  },
  back: 'Voltar',
  cancel: 'Cancelar',
};
