import type { LearningProfile, LearningStyle } from '@/api/learning/learning-style';
import type { LearningSwitch } from '@/api/learning/learning-switch';
import type { LearningRecommendation } from '@/api/learning/recommendations';
import type { SkillMastery } from '@/api/pupil/own';

import { playable } from './pupils';

export const switchedOn: LearningSwitch = {
  enabled: true,
  changedAt: '2026-10-05T12:00:00Z',
  changedBy: 'Marina Souza',
  kept: {
    profiles: 2,
    behaviors: 12,
    questionnaires: 1,
    told: 'Guardados: 2 perfis, 12 interações e 1 questionário.',
  },
};

const range = (low: string, high: string) => ({ low, high });
const middle = range('42.00', '58.00');

/** Who chooses images beyond chance. */
export const visual: LearningProfile = {
  varkVisual: '38.40',
  varkAuditory: '21.00',
  varkReadingWriting: '23.60',
  varkKinesthetic: '17.00',
  miVerbalLinguistic: '48.00',
  miLogicalMathematical: '51.00',
  miSpatial: '64.00',
  miBodilyKinesthetic: '50.00',
  miMusical: '45.00',
  miInterpersonal: '50.00',
  miIntrapersonal: '47.00',
  miNaturalist: '50.00',
  ranges: {
    varkVisual: range('31.00', '45.00'),
    varkAuditory: range('15.00', '27.00'),
    varkReadingWriting: range('18.00', '30.00'),
    varkKinesthetic: range('12.00', '22.00'),
    miVerbalLinguistic: middle,
    miLogicalMathematical: middle,
    miSpatial: range('61.00', '67.00'),
    miBodilyKinesthetic: middle,
    miMusical: middle,
    miInterpersonal: middle,
    miIntrapersonal: middle,
    miNaturalist: middle,
  },
  dominantStyle: 'visual',
  secondaryStyle: null,
  prominentIntelligence: 'spatial',
  confidenceLevel: 'media',
  confidencePercent: 64,
  confidenceTold: 'Confiança média, 64\u00a0%: a parte do resultado que vem dos dados.',
  totalInteractions: 164,
  lastAnalyzedAt: '2026-11-13T12:00:00Z',
};

export const analyzed: LearningStyle = {
  enabled: true,
  profile: visual,
  totalInteractions: 164,
  interactionsByType: [
    { type: 'resposta', label: 'Respostas em quizzes', count: 140 },
    { type: 'explicacao_aberta', label: 'Explicações abertas', count: 24 },
  ],
  alert: null,
  questionnaireAnswered: 0,
  questionnaireItems: 16,
  limits: {
    noAbility: 'Preferência não é capacidade.',
    noSupport: 'Dar aula no estilo de cada aluno não tem apoio científico.',
    source: 'Frontiers in Education, 2023',
    onlyAsked: 'Um quiz não mostra as inteligências corporal, interpessoal e naturalista.',
    range: 'De cada dez faixas prováveis, cerca de oito contêm o valor verdadeiro.',
  },
};

/** Nobody analysed the pupil, of whom so much is recorded. */
export const unanalyzed = (
  totalInteractions: number,
  alert: LearningStyle['alert'] = null,
): LearningStyle => ({
  ...analyzed,
  profile: null,
  totalInteractions,
  alert,
});

export const skillAt = (
  skillId: number,
  skill: string,
  mastery: number,
  level: SkillMastery['level'],
): SkillMastery => ({
  skillId,
  skill,
  subjectId: playable.id,
  subject: playable.name,
  mastery,
  level,
  answers: 8,
});

export const fromMemory: LearningRecommendation = {
  id: 31,
  recommendationType: 'pratica_de_memoria',
  priority: 'high',
  title: 'De memória, sem consulta: “Porcentagem”',
  description: 'Responder a poucas questões com o caderno fechado.',
  reasoning: 'Acertou 3 de 10; domínio de 46 em 100.',
  subjectId: playable.id,
  subject: playable.name,
  skills: [
    {
      skillId: 1,
      skill: 'Porcentagem',
      subjectId: playable.id,
      subject: playable.name,
      masteryThen: null,
      masteryNow: 46,
    },
  ],
  questionIds: [],
  createdAt: '2026-11-13T12:00:00Z',
  expiresAt: '2026-11-27T12:00:00Z',
  isImplemented: false,
  implementedAt: null,
  isEffective: null,
  feedbackNote: '',
};
