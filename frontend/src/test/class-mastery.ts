import type { ClassMastery, MapCell, MapPupil } from '@/api/learning/mastery-map';
import type { ClassProjection } from '@/api/learning/projection';
import type { Subject } from '@/api/subjects';

export const mathematics: Subject = {
  id: 4,
  schoolId: 7,
  name: 'Matemática',
  description: '',
  stage: 'anos_finais',
  isActive: true,
  questionCount: null,
};

const cell = (mastery: number): MapCell => ({
  mastery,
  level: mastery < 60 ? 'treinar' : mastery < 95 ? 'quase' : 'domina',
});

const pupil = (id: number, name: string, cells: (number | null)[]): MapPupil => ({
  id,
  name,
  toStrengthen: cells.filter((one) => one !== null && one < 60).length,
  answered: cells.filter((one) => one !== null).length,
  cells: cells.map((one) => (one === null ? null : cell(one))),
});

/** Six pupils by three skills, of which nobody answered the last. */
export const classMastery: ClassMastery = {
  className: '9º A',
  subject: 'Matemática',
  skills: [
    {
      id: 22,
      name: 'D29 (9º ano)',
      asks: 'Resolver problemas com grandezas proporcionais',
      toStrengthen: 4,
      answered: 5,
    },
    { id: 17, name: 'D14 (9º ano)', asks: 'Calcular volumes', toStrengthen: 1, answered: 4 },
    { id: 18, name: 'D18 (9º ano)', asks: null, toStrengthen: 0, answered: 0 },
  ],
  leftOut: 0,
  pupils: [
    pupil(1, 'Camila Viana', [15, 42, null]),
    pupil(2, 'Igor Bastos', [20, 78, null]),
    pupil(3, 'Alice Moreira', [31, 97, null]),
    pupil(4, 'Davi Dias', [54, null, null]),
    pupil(5, 'Lucas Brandão', [88, 96, null]),
    pupil(6, 'Aurora Gomes', [null, null, null]),
  ],
  help: ['Camila Viana', 'Igor Bastos', 'Alice Moreira', 'Davi Dias', 'Aurora Gomes', 'Lucas Brandão'].map(
    (name, place) => ({
      id: place + 1,
      name,
      toStrengthen: place === 4 ? 0 : 1,
      answered: place === 4 ? 0 : 2,
      reason: place === 4 ? 'nunca_jogou' : 'nao_joga',
      sentence: place === 4 ? 'Ainda não jogou nenhum quiz.' : 'Não joga há 21 dias.',
    }),
  ),
};

/** Mathematics has a figure, reading lacks answers. */
export const classProjection: ClassProjection = {
  classId: 4,
  className: '9º A',
  grade: '9º ano',
  stage: 'anos_finais',
  matrix: '9',
  notice: 'Projeção interna, não é nota do Saeb.',
  components: [
    {
      component: 'LP',
      name: 'Língua Portuguesa',
      projection: null,
      lacks: ['Por enquanto há 1 resposta a questões da matriz; a projeção precisa de 40.'],
      coverage: { descriptorsAnswered: 1, descriptors: 21, pupilsAnswered: 1, pupils: 6, answers: 1 },
      gains: [],
    },
    {
      component: 'MT',
      name: 'Matemática',
      projection: { index: '5.9', low: '5.0', high: '6.8' },
      lacks: [],
      coverage: { descriptorsAnswered: 13, descriptors: 37, pupilsAnswered: 5, pupils: 6, answers: 1300 },
      gains: [
        {
          skillId: 22,
          name: 'D29 (9º ano)',
          code: 'D29',
          asks: 'Resolver problemas com grandezas proporcionais',
          toStrengthen: 4,
          answered: 5,
          gain: '0.11',
        },
        {
          skillId: 17,
          name: 'D14 (9º ano)',
          code: 'D14',
          asks: 'Calcular volumes',
          toStrengthen: 1,
          answered: 4,
          gain: '0.02',
        },
      ],
    },
  ],
  joint: { projection: { index: '5.9', low: '5.0', high: '6.8' }, only: 'MT' },
  jointLacks: null,
};
