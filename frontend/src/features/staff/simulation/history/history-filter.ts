import { stages } from '@/domain/index/stage';

/** Every stage's. */
export const ALL = 'todas';

/** The stage whose simulations the history shows, in the address; without it those of the page's stage. */
export const historyFilter = { filtro: [ALL, ...stages] } as const;
