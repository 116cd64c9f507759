import type { Simulation } from '@/api/index/simulations';
import { Confirm } from '@/kit/overlay/dialog/confirm';

import { historyText as text } from './history.text';

interface ReuseQuestionProps {
  /** The one that was chosen. */
  simulation: Simulation;
  onClose: () => void;
  onReuse: (simulation: Simulation) => void;
}

/** Asks before a saved simulation takes the place of numbers that were not saved. */
export function ReuseQuestion({ simulation, onClose, onReuse }: ReuseQuestionProps) {
  return (
    <Confirm
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text.replaceTitle}
      description={text.replaceDetail(simulation.name)}
      confirmText={text.reuse}
      pendingText={text.reuse}
      onConfirm={async () => {
        onReuse(simulation);
      }}
    />
  );
}
