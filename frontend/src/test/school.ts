import type { School } from '@/api/school';

/** An invented school, of which the screens say so. */
export const demonstration: School = {
  id: 7,
  name: 'E. M. Manoel de Barros',
  code: 'AB123',
  state: 'MS',
  municipality: 'Corumbá',
  network: null,
  inepCode: null,
  verified: false,
  demo: true,
  createdAt: '2026-03-01T12:00:00Z',
};
