import { useClasses } from '@/api/classes';

interface ClassOption {
  value: string;
  label: string;
}

/** The classes of a school year that pupils can be put into. */
export function useOpenClasses(schoolId: number, schoolYear: number): ClassOption[] {
  const classes = useClasses(schoolId, false).data ?? [];
  return classes
    .filter((one) => one.schoolYear === schoolYear)
    .map(({ id, name }) => ({ value: String(id), label: name }));
}
