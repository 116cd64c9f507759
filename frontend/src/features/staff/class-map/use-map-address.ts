import { useQueryState } from '@/kit/browser/use-query-state';

/** The ways to look at the map. */
export const mapShapes = ['tabela', 'habilidades', 'alunos'] as const;

export type MapShape = (typeof mapShapes)[number];

const ID = /^[1-9]\d{0,15}$/;

const allowed = { turma: ID, disciplina: ID, ver: mapShapes } as const;

/** Of which class and subject the map is, as the address says. */
export function useMapAddress() {
  const [{ turma, disciplina, ver }, change] = useQueryState(allowed);
  return {
    classId: turma === null ? null : Number(turma),
    subjectId: disciplina === null ? null : Number(disciplina),
    /** Null: as the screen is wide enough for. */
    shape: ver,
    change,
  };
}

export type MapAddress = ReturnType<typeof useMapAddress>;
