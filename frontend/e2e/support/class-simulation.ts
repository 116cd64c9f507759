import type { Page } from '@playwright/test';

import { OWN_REQUEST } from '../fixtures/school';

async function send<T>(page: Page, path: string, data: object): Promise<T> {
  const response = await page.request.post(path, { headers: OWN_REQUEST, data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
}

/** A class of two pupils, and three questions of Matemática whose right answer is A. */
export async function withClass(page: Page): Promise<{ classId: number; subjectId: number }> {
  const stage = 'anos_finais';
  const { id: classId } = await send<{ id: number }>(page, '/api/classes', {
    name: '9º A',
    year: '9º ano',
    stage,
    shift: 'matutino',
  });
  const { id: subjectId } = await send<{ id: number }>(page, '/api/subjects', {
    name: 'Matemática',
    stage,
    isActive: true,
  });
  for (const [name, studentId] of [
    ['Amanda Luz', '2026001'],
    ['Bernardo Rios', '2026002'],
  ]) {
    await send(page, '/api/students', { name, studentId, classId, password: 'azul4729' });
  }
  for (const [question, skill] of [
    ['Quanto é 1 + 1?', 'Somar'],
    ['Quanto é 2 + 2?', 'Somar'],
    ['Quanto é 2 × 3?', 'Multiplicar'],
  ]) {
    await send(page, '/api/questions', {
      subjectId,
      question,
      optionA: 'certa',
      optionB: 'quase',
      optionC: 'longe',
      optionD: 'mais longe',
      correctAnswer: 'A',
      difficulty: 'facil',
      skill,
      explanation: 'Conte nos dedos.',
    });
  }
  return { classId, subjectId };
}

/** Where such a class is projected two questions, of which the first has much to read. */
export async function startReading(page: Page): Promise<string> {
  const known = await withClass(page);
  const { id: reading } = await send<{ id: number }>(page, '/api/questions', {
    subjectId: known.subjectId,
    baseText: 'O joão-de-barro faz a casa com barro úmido, palha e um pouco de esterco. '.repeat(6),
    baseTextSource: 'Almanaque',
    question: 'Qual destes trechos do texto é uma opinião?',
    optionA: 'Nenhum outro passarinho é um construtor tão caprichoso quanto ele',
    optionB: 'Quando seca, a casa fica dura como tijolo',
    optionC: 'Dentro há uma parede que forma um pequeno corredor',
    optionD: 'O macho e a fêmea carregam no bico',
    correctAnswer: 'A',
    difficulty: 'facil',
    explanation: 'Dizer que nenhum outro é tão caprichoso é um julgamento de quem escreve. '.repeat(3),
  });
  const { id: other } = await send<{ id: number }>(page, '/api/questions', {
    subjectId: known.subjectId,
    question: 'Quanto é 3 + 3?',
    optionA: '6',
    optionB: '5',
    optionC: '4',
    optionD: '3',
    correctAnswer: 'A',
    difficulty: 'facil',
  });
  const asked = {
    ...known,
    kind: 'projetada',
    questions: 2,
    difficulty: 'misto',
    questionIds: [reading, other],
  };
  const { id } = await send<{ id: number }>(page, '/api/class-simulations', asked);
  return `/classroom/simulacao?id=${id}`;
}

/** Where a simulation of such a class runs: one that is projected, and one that is typed. */
export async function startBoth(page: Page): Promise<Record<'projetada' | 'impressa', string>> {
  const known = await withClass(page);
  const start = async (kind: string) => {
    const asked = { ...known, kind, questions: 3, difficulty: 'misto' };
    const { id } = await send<{ id: number }>(page, '/api/class-simulations', asked);
    return `/classroom/simulacao?id=${id}`;
  };
  return { projetada: await start('projetada'), impressa: await start('impressa') };
}
