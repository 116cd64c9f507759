import { plural } from '@/domain/plural';

export const conflictText = {
  saved: (name: string, time: string) => `${name} salvou às ${time}, enquanto você editava.`,
  savedAnyTime: (name: string) => `${name} salvou enquanto você editava.`,
  nothingLost: 'Nada foi gravado por cima.',
  somebody: 'Outra pessoa',
  asked: (count: number) =>
    `Vocês dois mudaram ${count} ${plural(count, 'campo', 'campos')}. Escolha o que fica.`,
  nothingAsked: 'Vocês mudaram campos diferentes: não há o que escolher.',
  onlyYours: 'O que você escreveu pode ser salvo como está: não há o que escolher.',
  same: 'Tudo o que você escreveu já está salvo.',
  theirs: (name: string) => `O que ${name} salvou`,
  mine: 'O que você escreveu',
  both: 'Juntar os dois',
  bothDetail: 'o que já está salvo e, abaixo, o que você escreveu',
  before: (value: string) => `antes: ${value}`,
  you: 'você, agora',
  onlyMine: (fields: string) => `Só você mudou: ${fields}.`,
  onlyTheirs: (name: string, fields: string) => `Só ${name} mudou: ${fields}.`,
  together: 'Entra tudo junto, sem conflito.',
  chooseAll: 'Falta escolher o que fica em cada campo acima.',
  discard: 'Descartar o que escrevi',
  back: 'Voltar à edição',
  save: 'Salvar esta versão',
  saving: 'Salvando...',
  failed: 'Erro ao salvar',
  nothing: 'nada',
};
