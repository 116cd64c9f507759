import { plural } from '@/domain/plural';

const pupils = (count: number) => `${count} ${plural(count, 'aluno', 'alunos')}`;

export const projectionText = {
  title: (subject: string) => `Projeção de ${subject}`,
  description: (matrix: string) =>
    `A chance média de acerto da turma nas questões da matriz ${matrix}, de 0 a 10, pelo que respondeu até aqui.`,
  matrices: { '5': 'do 5º ano', '9': 'do 9º ano', em: 'do ensino médio' },
  badge: 'projeção interna',
  early: 'Ainda é cedo para projetar.',
  loading: 'Calculando a projeção...',
  failed: 'Não foi possível calcular a projeção.',
  between: (low: string, high: string) => `entre ${low} e ${high}`,
  coverage: (answered: number, of: number, pupilsAnswered: number, allPupils: number, answers: string) =>
    `Usa ${answered} dos ${of} descritores e ${answers} respostas de ${pupilsAnswered} dos ${pupils(allPupils)}.`,
  covered: (answered: number, of: number, pupilsAnswered: number, allPupils: number) =>
    `Por enquanto há respostas em ${answered} dos ${of} descritores, de ${pupilsAnswered} dos ${pupils(allPupils)}.`,
  joint: (index: string, low: string, high: string) =>
    `Língua Portuguesa e Matemática juntas: ${index}, entre ${low} e ${high}.`,
  other: 'A projeção existe em Língua Portuguesa e em Matemática, que o Saeb avalia.',
  whatIf: 'E se a turma aprender',
  skill: (code: string, asks: string) => `${code} • ${asks}`,
  learners: 'Quantos alunos passam a dominar',
  typed: (of: number) => `de ${pupils(of)}`,
  wrongNumber: (of: number) => `Digite um número de 0 a ${of}.`,
  rises: (subject: string) => `A projeção de ${subject} sobe`,
  ofNow: (index: string) => `A de hoje é ${index}. O ganho muda esta projeção, não a nota do Saeb.`,
  gains: 'O que rende mais',
  gainsDetail: (subject: string) =>
    `Quanto a projeção de ${subject} sobe se quem está abaixo de 60 passar a dominar o descritor.`,
  gainsAlone: (subject: string) =>
    `Quanto cada descritor pesa em ${subject} se quem está abaixo de 60 passar a dominá-lo; a projeção em si ainda não tem número.`,
  gainSkill: 'Descritor',
  gainPupils: 'A reforçar',
  gain: 'Ganho',
  gainAction: 'Ação',
  pupils,
  plan: 'Plano',
  planFor: (code: string) => `Plano de aula para ${code}`,
  allGains: (count: number) => `Ver os ${count} descritores`,
  fewerGains: 'Ver menos',
};

export const howText = {
  title: 'Como a projeção é feita',
  description: 'Só das respostas da turma ao quiz, sem os resultados de outras escolas.',
  what: 'Para cada aluno e cada descritor da matriz estima-se a chance de acertar hoje uma questão parecida com as que a turma respondeu. A projeção é dez vezes a média dessas chances: todo aluno e todo descritor contam igual.',
  interval:
    'O intervalo diz até onde a projeção pode estar errada com as respostas que há. No estudo do método, ele conteve o valor verdadeiro em cerca de 9 de cada 10 turmas.',
  limits:
    'Descritores sem resposta são tomados como parecidos com os respondidos. Se os mais difíceis ficaram de fora, a projeção sai alta.',
  link: 'Ver o método, o estudo e os limites',
};
