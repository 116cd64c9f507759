import type { Stage } from '@/domain/index/stage';

import { inStage } from '../dashboard.text';
import type { CodeStep, Reason } from './no-result';

export const noResultText = {
  title: (stage: Stage) => `Nenhum IDEB publicado ${inStage[stage]}`,
  why: 'Por que isso pode acontecer',
  reasons: {
    noCode:
      'A escola está sem código INEP no cadastro. Sem ele, o sistema não encontra os resultados publicados.',
    noReference: 'As planilhas do INEP ainda não foram carregadas neste sistema.',
    notInReference: 'A escola não está nas planilhas do INEP carregadas neste sistema para esta etapa.',
    tooFew:
      'Poucos alunos fizeram a prova do Saeb: o INEP só publica com pelo menos 10 alunos e a participação mínima.',
    otherStage: 'A escola não oferece esta etapa. Escolha outra acima.',
  } satisfies Record<Reason, string>,
  next: 'O que fazer',
  code: {
    give: 'Informe o código INEP da escola: com ele, o histórico publicado aparece aqui.',
    check: 'Confira o código INEP da escola: os dados carregados não o conhecem.',
  } satisfies Record<CodeStep, string>,
  askCode: {
    give: 'Peça ao gestor que informe o código INEP da escola.',
    check: 'Peça ao gestor que confira o código INEP da escola.',
  } satisfies Record<CodeStep, string>,
  codeButton: {
    give: 'Informar o código INEP',
    check: 'Corrigir o código INEP',
  } satisfies Record<CodeStep, string>,
  importFile: 'Use Importar Dados com a planilha do INEP, ou digite os números da escola.',
  askImport: 'Peça a um gestor ou coordenador que importe os dados da escola.',
  askOperator: 'Peça a quem cuida do sistema que carregue as planilhas do INEP por escola desta etapa.',
  import: 'Importar Dados',
};
