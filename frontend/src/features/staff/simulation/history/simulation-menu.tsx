import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { type Simulation, useSimulationActions } from '@/api/index/simulations';
import { thingText } from '@/kit/feedback/thing.text';
import { undoable } from '@/kit/feedback/toast/undoable';
import { useAction } from '@/kit/feedback/use-action';
import { Menu } from '@/kit/overlay/menu';

import { historyText as text } from './history.text';
import { renamePart } from './rename-part';

/** What who saved a simulation may do with it. Nothing is asked before it goes: the message takes it back. */
export function SimulationMenu({ schoolId, simulation }: { schoolId: number; simulation: Simulation }) {
  const { id, name, userName, mayChange } = simulation;
  const [renaming, setRenaming] = useState(false);
  const { remove, restore } = useSimulationActions(schoolId);
  const removal = useAction(remove, {
    onDone: () => undoable(text.remove.done(name), () => restore(id)),
    failed: text.remove.failed,
  });
  return (
    <>
      <Menu
        label={thingText.more(name)}
        reason={mayChange ? null : text.notTheirs(userName)}
        items={[
          { label: text.rename.entry, icon: Pencil, onChoose: () => setRenaming(true) },
          { label: thingText.remove, icon: Trash2, onChoose: () => removal.run(id), danger: true },
        ]}
      />
      {renaming ? (
        <renamePart.Component
          schoolId={schoolId}
          simulation={simulation}
          onClose={() => setRenaming(false)}
        />
      ) : null}
    </>
  );
}
