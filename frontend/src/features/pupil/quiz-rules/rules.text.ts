import { plural } from '@/domain/plural';

export const rulesText = {
  title: 'Regras do quiz',
  lead: 'Como você ganha pontos, sobe de nível e conquista prêmios. Vale igual para todo mundo.',
  failed: 'Não deu para abrir as regras',
  play: {
    title: 'Como se joga',
    questions: (count: number) => `Cada quiz tem até ${count} questões, uma por vez.`,
    time: (seconds: number, extended: number) =>
      `Você tem ${seconds} segundos em cada uma. Quem precisa joga com ${extended} segundos ou sem tempo: a escola escolhe com você.`,
    clock: 'Quem conta o tempo é o servidor da escola: o relógio do seu aparelho não muda nada.',
    lost: 'Se a internet cair, sua resposta fica guardada e vai de novo. Ela conta uma vez só.',
    leave: (hours: number) => `Pode sair e voltar: o quiz espera por você durante ${hours} horas.`,
  },
  points: {
    title: 'Pontos',
    right: (points: number) => `Resposta certa: ${points} pontos.`,
    fast: (points: number, above: number) => `+ ${points} se faltarem mais de ${above} segundos,`,
    medium: (points: number, above: number) => `+ ${points} se faltarem mais de ${above},`,
    slow: (points: number) => `+ ${points} nos últimos segundos.`,
    untimed: (points: number) => `Sem tempo, toda resposta certa ganha + ${points}.`,
    extended: 'Com tempo em dobro, esses segundos dobram também.',
    wrong: 'Errar não tira nada. Sem resposta também não.',
    farming: 'A mesma questão de novo vale cada vez menos: questões novas valem mais.',
  },
  levels: {
    title: 'Níveis',
    detail: 'Pontos e conquistas viram XP. Ninguém perde nível.',
    level: 'Nível',
    experience: 'A partir de',
    amount: (experience: string) => `${experience} XP`,
  },
  awards: {
    title: (count: number) => `${count} ${plural(count, 'conquista', 'conquistas')} para descobrir`,
    detail:
      'São para quem tenta, varia e volta ao que errou. Nenhuma é por jogar todo dia ou por muito tempo.',
  },
  ranking: {
    title: 'Ranking',
    detail:
      'Mostra só quem está perto de você, com o primeiro nome e uma letra. Você pode sair quando quiser, e não perde nada.',
  },
};
