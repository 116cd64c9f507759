import { stages } from '@/domain/index/stage';

/** The stage whose simulations the history shows, in the address; without it all of them. */
export const historyFilter = { filtro: stages };
