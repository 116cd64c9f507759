import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { type Simulation, useSimulationActions } from '@/api/index/simulations';
import { thingText } from '@/kit/feedback/thing.text';
import { undoable } from '@/kit/feedback/toast/undoable';
import { useAction } from '@/kit/feedback/use-action';
import { Menu } from '@/kit/overlay/menu';

import { historyText as text } from './history.text';
import { renamePart } from './rename-part';
import { arriveAt, awaitRow, wayFromRow } from '../scenario/row-focus';

/** What who saved a simulation may do with it. Nothing is asked before it goes: the message takes it back. */
export function SimulationMenu({ schoolId, simulation }: { schoolId: number; simulation: Simulation }) {
  const { id, name, userName, mayChange } = simulation;
  const [renaming, setRenaming] = useState(false);
  const { remove, restore } = useSimulationActions(schoolId);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => arriveAt(id, place.current), [id]);

  function takeBack() {
    awaitRow(id);
    return restore(id);
  }

  async function removeIt() {
    const leave = wayFromRow(place.current);
    await remove(id);
    leave();
  }

  const removal = useAction(removeIt, {
    onDone: () => undoable(text.remove.done(name), takeBack),
    failed: text.remove.failed,
  });
  return (
    <>
      <span ref={place} hidden />
      <Menu
        label={thingText.more(name)}
        reason={mayChange ? null : text.notTheirs(userName)}
        items={[
          { label: text.rename.entry, icon: Pencil, onChoose: () => setRenaming(true) },
          { label: thingText.remove, icon: Trash2, onChoose: () => removal.run(), danger: true },
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
