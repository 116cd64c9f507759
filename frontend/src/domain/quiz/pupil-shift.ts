import type { Shift } from '@/domain/shift';

/** As pupils call a shift. */
export const pupilShifts: Readonly<Record<Shift, string>> = {
  matutino: 'Manhã',
  vespertino: 'Tarde',
  noturno: 'Noite',
  integral: 'Integral',
};
