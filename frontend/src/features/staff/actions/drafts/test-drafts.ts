import type { ActionDraft, ActionDrafts, ActionModel } from '@/api/actions/drafts';
import type { Outlook } from '@/api/index/outlook';
import { outlookAnswer } from '@/test/outlook';

const way: ActionDraft['whole'] = {
  lever: 'mt',
  grade: null,
  unit: 'pontos',
  current: '262.70',
  start: '262.70',
  needed: '269.26',
  difference: '6.56',
  pupils: null,
  effort: {
    share: '0.95',
    tone: 'uma_edicao',
    measure: { kind: 'propria', by: '6.90', fromYear: 2021, toYear: 2023, schools: null, states: [] },
  },
};

export const maths: ActionDraft = {
  label: 'Matemática',
  asked: '6.56',
  covered: '2.58',
  whole: way,
  action: {
    indicator: {
      kind: 'mt',
      label: 'Matemática',
      stage: 'anos_finais',
      grade: null,
      baseline: '262.70',
      target: '266.68',
      year: 2023,
    },
    effect: {
      year: 2023,
      gain: '0.06',
      with: '5.11',
      way: { ...way, needed: '266.68', difference: '3.98' },
    },
    model: 'grupos_matematica',
    duplicate: null,
  },
};

const waiting: ActionDraft = {
  ...maths,
  label: 'Língua Portuguesa',
  covered: '0.00',
  action: maths.action && {
    ...maths.action,
    indicator: { ...maths.action.indicator, kind: 'lp', label: 'Língua Portuguesa' },
    model: 'leitura_diaria',
    duplicate: { id: 5, title: 'Ler todo dia', status: 'planejada' },
  },
};

const attendance: ActionDraft = {
  ...maths,
  label: 'Aprovação no 6º ano',
  asked: '3.10',
  covered: '3.10',
  whole: { ...way, lever: 'grade', grade: '6º ano', unit: 'p.p.' },
  action: null,
};

export const asked: ActionDrafts = {
  stage: 'anos_finais',
  year: 2023,
  scenario: { id: 12, name: 'Publicar 5,2', at: '2026-11-09T12:00:00Z', publishes: '5.2' },
  asks: '0.20',
  covers: '0.07',
  drafts: [maths, waiting, attendance],
};

const model = (slug: ActionModel['slug'], title: string, moves: ActionModel['moves']): ActionModel => ({
  slug,
  title,
  description: 'Em pequenos grupos.',
  type: 'matematica',
  moves,
  startDate: '2027-02-01',
  endDate: '2027-12-17',
  milestones: [
    { title: 'Diagnóstico', bimester: 1, dueDate: '2027-04-16' },
    { title: 'Comparação', bimester: 4, dueDate: '2027-12-17' },
  ],
});

export const models = [
  model('grupos_matematica', 'Recompor a base de Matemática', ['mt']),
  model('monitoria', 'Monitoria entre alunos', ['mt', 'lp']),
  model('leitura_diaria', 'Ler todo dia', ['lp']),
];

export const outlook: Outlook = { stage: 'anos_finais', missing: null, answer: outlookAnswer };
