export const paperText = {
  kind: 'Plano de aula',
  approved: (name: string, day: string) => `Aprovado por ${name} em ${day}`,
  about: (parts: readonly string[]) => parts.join(' • '),
  afterwards: 'Anotações depois da aula',
  printed: (day: string) => `Impresso em ${day} • Sistema IDEB`,
  failed: 'Não foi possível imprimir',
};
