import { plural } from '@/domain/plural';

const active = (count: number) =>
  plural(count, 'A ação ativa com indicador leva', `As ${count} ações ativas com indicador levam`);

export const planLineText = {
  reaches: (count: number, from: string, to: string, target: string) =>
    `${active(count)} o índice de ${from} a ${to}: basta para publicar ${target}.`,
  lacks: (count: number, from: string, to: string, target: string, missing: string) =>
    `${active(count)} o índice de ${from} a ${to}: para publicar ${target} ainda faltam ${missing}.`,
  none: 'Nenhuma ação ativa move este índice: ver as ações estratégicas.',
  unknown: 'Ver as ações estratégicas.',
};
