import { quoted } from '@/domain/action/quoted';
import { plural } from '@/domain/plural';

import type { FileKind } from '@/api/actions/resources';

const WORDS = {
  pdf: 'PDF',
  text: 'Documento',
  sheet: 'Planilha',
  slides: 'Apresentação',
  image: 'Imagem',
};

const kinds: Record<FileKind, string> = {
  'image/png': WORDS.image,
  'image/jpeg': WORDS.image,
  'application/pdf': WORDS.pdf,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': WORDS.text,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': WORDS.sheet,
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': WORDS.slides,
  'application/vnd.oasis.opendocument.text': WORDS.text,
  'application/vnd.oasis.opendocument.spreadsheet': WORDS.sheet,
  'application/vnd.oasis.opendocument.presentation': WORDS.slides,
};

export const resourcesText = {
  loading: 'Carregando recursos...',
  failed: 'Não foi possível carregar os recursos.',
  list: 'Recursos da ação',
  empty: 'Nenhum recurso ainda',
  emptyDetail:
    'Guarde aqui o que a ação usa: a lista de acompanhamento, a planilha de faltas, o endereço de um guia.',
  kinds,
  file: 'Arquivo',
  fileOf: (kind: string, size: string) => `${kind}, ${size}`,
  kilobytes: (count: string) => `${count} kB`,
  megabytes: (count: string) => `${count} MB`,
  from: (what: string, name: string, day: string) => `${what} • ${name}, ${day}`,
  download: 'Baixar',
  downloadOf: (title: string) => `Baixar ${title}`,
  open: 'Abrir',
  openOf: (title: string, host: string) => `Abrir ${title} em outra aba: ${host}`,
  removeOf: (title: string) => `Excluir o recurso ${title}`,
  form: {
    label: 'Acrescentar um recurso',
    title: 'Novo recurso',
    titleHint: 'Título',
    titleRequired: 'Título é obrigatório',
    url: 'Endereço',
    urlHint: 'https://',
    urlRequired: 'Informe o endereço, ou envie um arquivo.',
    submit: 'Adicionar Recurso',
    pending: 'Adicionando...',
    done: 'Recurso adicionado com sucesso!',
    failed: 'Erro ao adicionar recurso',
  },
  upload: {
    choose: 'Enviar arquivo',
    pending: 'Enviando...',
    limits:
      'PDF, Word, Excel, PowerPoint, LibreOffice ou imagem, até 10 MB. O tipo é conferido pelo conteúdo. Sem título, vale o nome do arquivo.',
    wrongKind:
      'Envie um PDF, um documento, uma planilha ou uma apresentação (docx, xlsx, pptx, odt, ods, odp), ou uma imagem PNG ou JPEG.',
    empty:
      'O arquivo está vazio. Abra-o no programa em que foi feito, confira o conteúdo, salve e envie de novo.',
    oldOffice: (ending: string, instead: string) =>
      `O arquivo está num formato antigo, ${ending}. Abra-o, salve como ${instead} e envie de novo.`,
    label: (name: string) => `Envio de ${name}`,
    checking: 'Enviado. O sistema confere o arquivo...',
    waits: (seconds: number) =>
      `O sistema está ocupado com outros arquivos. Nova tentativa em ${seconds} ${plural(seconds, 'segundo', 'segundos')}.`,
    again: 'O sistema está ocupado com outros arquivos. Tentando de novo...',
    cancel: 'Cancelar o envio',
    cancelled: 'Envio cancelado',
    failed: 'O arquivo não foi enviado.',
  },
  removal: (title: string) => ({
    title: `Excluir o recurso ${quoted(title)}?`,
    detail: 'Ele sai da ação para todos. Excluir não se desfaz.',
    confirm: 'Excluir o recurso',
    done: 'Recurso excluído',
    failed: 'Erro ao excluir recurso',
  }),
};
