import { Hourglass, LogIn, type LucideIcon, WifiOff } from 'lucide-react';

import type { Stopped } from '@/api/class-simulations/use-sending';

/** Why what waits on this computer is not on its way. */
export const stoppedIcons: Readonly<Record<Stopped, LucideIcon>> = {
  cut: WifiOff,
  held: Hourglass,
  ended: LogIn,
};
