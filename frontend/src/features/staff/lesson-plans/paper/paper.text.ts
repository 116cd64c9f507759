export const paperText = {
  kind: 'Plano de aula',
  approved: (name: string, day: string) => `Aprovado por ${name} em ${day}`,
  about: (parts: readonly string[]) => parts.join(' • '),
  afterwards: 'Anotações depois da aula',
  name: 'Nome',
  date: 'Data',
  key: 'Gabarito',
  keyDetail: 'Só para quem dá a aula.',
  openAnswer: 'O que uma resposta certa mostra:',
  printed: (day: string) => `Impresso em ${day} • Sistema IDEB`,
  failed: 'Não foi possível imprimir',
};
