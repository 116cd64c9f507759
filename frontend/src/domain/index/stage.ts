export type Stage = 'anos_iniciais' | 'anos_finais' | 'ensino_medio';

export const stages: readonly Stage[] = ['anos_iniciais', 'anos_finais', 'ensino_medio'];

export const stageLabels: Record<Stage, string> = {
  anos_iniciais: 'Anos Iniciais',
  anos_finais: 'Anos Finais',
  ensino_medio: 'Ensino Médio',
};

/** For a choice of one. */
export const stageOptions = stages.map((stage) => ({ value: stage, label: stageLabels[stage] }));

/** The grade the Saeb tests at the end of each stage. */
export const testedGrades: Record<Stage, string> = {
  anos_iniciais: '5º ano',
  anos_finais: '9º ano',
  ensino_medio: '3ª série',
};

/** "a 3ª série", "o 9º ano". */
export const articleOf = (grade: string): 'a' | 'o' => (grade.includes('ª') ? 'a' : 'o');

/** "3ª" of "3ª série". */
export const ordinalOf = (grade: string): string => grade.split(' ')[0] ?? grade;

/** The grades whose approval enters the index, in order. */
export const stageGrades: Record<Stage, readonly string[]> = {
  anos_iniciais: ['1º ano', '2º ano', '3º ano', '4º ano', '5º ano'],
  anos_finais: ['6º ano', '7º ano', '8º ano', '9º ano'],
  ensino_medio: ['1ª série', '2ª série', '3ª série', '4ª série'],
};

export function isStage(value: string | null | undefined): value is Stage {
  return stages.some((stage) => stage === value);
}
