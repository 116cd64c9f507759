export type Shift = 'matutino' | 'vespertino' | 'noturno' | 'integral';

export const shifts: readonly Shift[] = ['matutino', 'vespertino', 'noturno', 'integral'];

export const shiftLabels: Record<Shift, string> = {
  matutino: 'Matutino',
  vespertino: 'Vespertino',
  noturno: 'Noturno',
  integral: 'Integral',
};
