export const rulesText = {
  title: 'Regras do quiz',
  lead: 'Como você ganha pontos, sobe de nível e conquista prêmios. Vale igual para todo mundo.',
  failed: 'Não deu para abrir as regras',
  levels: {
    title: 'Níveis',
    level: 'Nível',
    experience: 'A partir de',
    amount: (experience: string) => `${experience} XP`,
  },
  awards: {
    title: (held: number, all: number) => `${held} de ${all} conquistas`,
    toFind: 'Para descobrir',
    failed: 'Não deu para abrir as conquistas',
  },
};
