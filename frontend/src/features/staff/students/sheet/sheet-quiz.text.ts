import { plural } from '@/domain/plural';

export const sheetQuizText = {
  pace: {
    legend: 'Tempo para cada questão',
    options: { normal: '30 segundos', tempo_extra: '60 segundos', sem_tempo: 'Sem tempo' },
    hint: 'Vale a partir do próximo quiz. Com 60 segundos, os prazos dobram e os pontos são os mesmos. Sem tempo, cada certa vale 13 pontos.',
    notTheirs: 'Quem leciona na turma, a coordenação ou a gestão muda o tempo.',
    loading: 'Carregando o tempo do quiz...',
    failed: 'Não foi possível carregar o tempo do quiz.',
    done: 'Tempo do quiz mudado',
    doneDetail: 'Vale a partir do próximo quiz.',
    notDone: 'O tempo do quiz não mudou',
  },
  figures: {
    level: 'Nível',
    points: 'Pontos',
    quizzes: 'Quizzes',
    hits: 'Acertos',
    none: 'Ainda não jogou',
    noneDetail: 'Os quizzes que o aluno jogar na área do aluno aparecem aqui, com acertos e conquistas.',
  },
  awards: {
    title: (held: number, of: number) => `Conquistas: ${held} de ${of}`,
    none: 'Nenhuma conquista até agora.',
    on: (day: string) => `em ${day}`,
    more: (count: number) => `Ver mais ${count} ${plural(count, 'conquista', 'conquistas')}`,
    failed: 'Não foi possível carregar as conquistas.',
  },
};
