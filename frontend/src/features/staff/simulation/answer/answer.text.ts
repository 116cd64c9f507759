export const answerText = {
  title: 'Resultado',
  publishes: 'Publica',
  estimates: 'Estimativa',
  missing: (target: string, gap: string) => `Para publicar ${target} faltam ${gap}`,
  withThese: (ideb: string) => `Com estes números, publica ${ideb}`,
  estimated: (index: string) => `Com estes números, a estimativa é ${index}`,
  withEdition: (year: number, ideb: string) => `Com os números de ${year}, publica ${ideb}`,
  wouldMeet: (target: string) => `A meta ${target} seria atingida.`,
  meets: (target: string) => `Chega à meta ${target}.`,
  approving: (pupils: string) => `aprovando mais ${pupils}`,
  inGrade: (article: string, grade: string) => ` n${article} ${grade}`,
  withApproval: (points: string) => `com ${points} de aprovação`,
  withPoints: (points: string, subject: string) => `com ${points} em ${subject}`,
  or: ', ou ',
  /** A nearer goal, by how far it is. */
  onTheWay: {
    uma_edicao: (goal: string) => `${goal} dá em uma edição: comece por ela`,
    duas_edicoes: (goal: string) => `${goal} cabe em duas edições: comece por ela`,
    alem: (goal: string) => `comece por ${goal}`,
  },
  noWay: 'Nenhuma mudança sozinha chega lá: divida o esforço no plano abaixo.',
  simulated: 'simulação',
};
