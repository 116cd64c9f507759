import { plural } from '@/domain/plural';

export const dashboardText = {
  title: 'Início',
  hello: (name: string) => `Oi, ${name}!`,
  place: (className: string, shift: string) => `${className}, ${shift}.`,
  noClass: 'Você ainda não está em uma turma. Fale com a secretaria.',
  resume: {
    title: (ordinal: number, total: number) => `Você parou na questão ${ordinal} de ${total}`,
    detail: (subject: string) => `${subject}. Suas respostas estão guardadas.`,
    go: 'Continuar',
  },
  quiz: {
    badge: 'Novidade!',
    title: 'Simulador SAEB',
    detail: 'Até 10 questões. Ganhe pontos e suba de nível.',
    go: 'Começar a Jogar',
  },
  index: {
    title: 'Simulações IDEB',
    detail: 'O IDEB mede a qualidade da escola de 0 a 10. Veja como a conta é feita.',
    go: 'Iniciar Simulação',
  },
  results: {
    title: 'Meu Desempenho',
    detail: 'O que você já domina e o que vale treinar de novo.',
    go: 'Ver Relatórios',
  },
  subjects: {
    title: 'Minhas Matérias',
    failed: 'Não deu para abrir as matérias',
    active: 'Ativa',
    inactive: 'Inativa',
    practise: 'Praticar',
    practiseOf: (name: string) => `Praticar ${name}`,
    noQuestions: 'Sem questões por enquanto',
    notNow: 'Fora do jogo por enquanto',
    none: 'Nenhuma matéria cadastrada para sua turma ainda.',
    noneOf: (className: string, stage: string) => `${className}, ${stage}`,
  },
  latest: {
    title: 'Últimos resultados',
    failed: 'Não deu para abrir os resultados',
    none: 'Nenhuma simulação realizada ainda',
    noneDetail: 'Jogue um quiz e veja aqui como foi.',
    first: 'Fazer Primeira Simulação',
    hits: (hits: number, total: number) => `${hits} de ${total}`,
    hitsSpoken: (hits: number, total: number) => `${hits} de ${total} ${plural(total, 'certa', 'certas')}`,
  },
};
