import { disciplines } from '@/domain/bncc/discipline';
import { bnccGrades } from '@/domain/bncc/grades';
import { useQueryState } from '@/kit/browser/use-query-state';

const allowed = {
  disciplina: disciplines,
  ano: bnccGrades,
  letivo: /^20\d{2}$/,
  turma: /^[1-9]\d{0,15}$/,
  faltam: ['1'],
} as const;

/** What of the coverage the address asks for. */
export function useCoverageAddress() {
  const [{ disciplina, ano, letivo, turma, faltam }, change] = useQueryState(allowed);
  return {
    discipline: disciplina,
    grade: ano,
    year: letivo === null ? null : Number(letivo),
    classId: turma === null ? null : Number(turma),
    onlyMissing: faltam !== null,
    change,
  };
}

export type CoverageAddress = ReturnType<typeof useCoverageAddress>;
