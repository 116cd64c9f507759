import type { Stage } from '@/domain/index/stage';

import { inStage } from '../dashboard.text';

export const startText = {
  title: 'Comece aqui',
  detail: 'Três passos, e esta página passa a dizer o que falta para a meta.',
  done: 'feito',
  code: {
    title: 'Código INEP',
    known: (code: string) => `${code} confere com os dados do INEP.`,
    kept: (code: string) => `${code} está no cadastro.`,
  },
  result: {
    title: 'Resultado e meta',
    none: (stage: Stage) => `Nenhum IDEB publicado ${inStage[stage]}.`,
    own: 'Com as proficiências do Saeb e a aprovação, você tem um índice próprio.',
    enter: 'Digitar os números',
  },
  plan: { title: 'Plano', detail: 'Quantos alunos e quantos pontos faltam, e por onde começar.' },
  import: 'Importar Dados',
  importDetail: 'de uma planilha CSV ou Excel',
  example: {
    name: 'Exemplo com os números do Brasil',
    title: (stage: string, year: number, source: string) =>
      `Assim fica. Exemplo com o Brasil, ${stage} ${year} (${source})`,
    sources: { inep: 'INEP', inventado: 'números inventados', escola: 'números da escola' },
    index: 'IDEB',
    lacks: (aim: string, gap: string) => `Para publicar ${aim} faltam ${gap}`,
  },
  meanwhile: {
    title: 'Enquanto isso',
    detail: 'O que já funciona sem resultado.',
    simulation: 'Simulador IDEB',
    simulationDetail: 'Teste com números de exemplo',
    classes: 'Gerenciar Turmas',
    classesDetail: 'Turmas e disciplinas',
    pupils: 'Alunos',
    pupilsDetail: 'Cadastre ou importe a lista',
  },
  young: {
    detail: ['Nenhum passo de três.', 'Um passo de três.', 'Dois passos de três.', 'Três passos de três.'],
    result: 'Código INEP e resultado',
    resultOf: (ideb: string, year: number) => `${ideb} em ${year}.`,
    agrees: (ideb: string, year: number) => `${ideb} em ${year}, conferido com o INEP.`,
    goal: 'Meta',
    goalIs: (goal: string, year: number) => `${goal} para ${year}.`,
    nextGoal: (next: string) => `O próximo décimo é ${next}.`,
    noGoal: 'Escolha o índice da próxima edição.',
    simulate: 'Fazer a primeira simulação',
  },
};
