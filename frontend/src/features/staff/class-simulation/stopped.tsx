import { Hourglass, KeyRound, type LucideProps, WifiOff } from 'lucide-react';

import type { Stopped } from '@/api/class-simulations/use-sending';
import { announceSessionEnd } from '@/api/session/session-end';
import { Button } from '@/kit/ui/button';

import { classSimulationText as text } from './class-simulation.text';

const icons = { cut: WifiOff, held: Hourglass, signedOut: KeyRound } satisfies Record<Stopped, unknown>;

/** The sign of why what was typed is not on its way. */
export function StoppedIcon({ stopped, ...rest }: { stopped: Stopped } & LucideProps) {
  const Icon = icons[stopped];
  return <Icon aria-hidden="true" {...rest} />;
}

/** Opens the dialog that stands over the page: what is on it stays. */
export const SignInAgain = () => <Button onClick={announceSessionEnd}>{text.signInAgain}</Button>;
