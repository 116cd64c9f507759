export const skillRatesText = {
  of: (hits: number, answers: number) => `${hits} de ${answers}`,
  first: '• retome primeiro',
  few: 'Ainda é cedo: poucas respostas.',
};
