import { plural } from '@/domain/plural';

const pupils = (count: number) => `${count} ${plural(count, 'aluno', 'alunos')}`;
const skills = (count: number) => `${count} ${plural(count, 'habilidade', 'habilidades')}`;

export const heatText = {
  title: 'Habilidades × alunos',
  description:
    'Comece no alto à esquerda: as habilidades mais difíceis, para quem mais precisa. O número é a chance de o aluno já saber, de 0 a 100.',
  unasked: (count: number) =>
    `${skills(count)} da disciplina ${plural(count, 'ficou', 'ficaram')} de fora: ninguém da turma respondeu.`,
  leftOut: (count: number) => `O mapa tem lugar para 60 habilidades; há mais ${count}.`,
  csv: 'Baixar CSV',
  csvPending: 'Baixando...',
  csvFailed: 'Não foi possível baixar o mapa',
  csvFallback: 'O servidor não respondeu. Tente de novo.',
  fileName: 'mapa-da-turma.csv',
  print: 'Imprimir',
  shapes: 'Como ver o mapa',
  shapeNames: { tabela: 'Tabela', habilidades: 'Por habilidade', alunos: 'Por aluno' },
  region: (allPupils: number, allSkills: number) => `Mapa de ${pupils(allPupils)} por ${skills(allSkills)}`,
  caption: (of: string, subject: string) => `O que cada aluno da ${of} já sabe em ${subject}`,
  pupil: 'Aluno',
  toStrengthen: 'a reforçar',
  levels: {
    treinar: 'a reforçar',
    quase: 'a caminho',
    domina: 'domina',
    sem_resposta: 'sem resposta',
  },
  legend: {
    treinar: 'a reforçar, abaixo de 60',
    quase: 'a caminho, de 60 a 94',
    domina: 'domina, 95 ou mais',
    sem_resposta: 'sem resposta ainda',
  },
  counted: (words: string, count: string) => `${words} (${count})`,
  key: 'O que cada habilidade pede',
  parts: {
    treinar: (count: number) => `${count} a reforçar`,
    quase: (count: number) => `${count} a caminho`,
    domina: (count: number) => `${count} ${plural(count, 'domina', 'dominam')}`,
    sem_resposta: (count: number) => `${count} sem resposta`,
  },
  bySkill: 'Alunos por habilidade',
  byPupil: 'Habilidades por aluno',
};
