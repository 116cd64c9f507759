export const idebRuleText = {
  name: 'Régua do IDEB de 0 a 10',
  school: 'escola',
  at: (subject: string, index: string) => `${subject} em ${index}`,
  empty: 'sem índice',
  goal: (target: string) => `, meta em ${target}`,
};
