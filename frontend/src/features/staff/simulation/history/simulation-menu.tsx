import { Pencil, Route, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { type Simulation, useSimulationActions } from '@/api/index/simulations';
import { useMay } from '@/api/session/session-context';
import { planOf } from '@/domain/staff-paths';
import { thingText } from '@/kit/feedback/thing.text';
import { undoable } from '@/kit/feedback/toast/undoable';
import { useAction } from '@/kit/feedback/use-action';
import { Menu } from '@/kit/overlay/menu';

import { historyText as text } from './history.text';
import { renamePart } from './rename-part';
import { arriveAt, awaitRow, wayFromRow } from '../scenario/row-focus';

/**
 * What may be done with a simulation: a plan of it, and by who saved it more. Nothing is asked before it goes: the message takes it
 * back.
 */
export function SimulationMenu({ schoolId, simulation }: { schoolId: number; simulation: Simulation }) {
  const { id, name, userName, mayChange, mode } = simulation;
  const hasPlan = useMay('action.adopt') && mode === 'oficial';
  const notTheirs = mayChange ? null : text.notTheirs(userName);
  // Told once where it is so of everything, else beside what it is so of.
  const ofOne = hasPlan ? notTheirs : null;
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
        reason={hasPlan ? null : notTheirs}
        items={[
          ...(hasPlan ? [{ label: text.plan, icon: Route, to: planOf(id) }] : []),
          { label: text.rename.entry, icon: Pencil, onChoose: () => setRenaming(true), reason: ofOne },
          {
            label: thingText.remove,
            icon: Trash2,
            onChoose: () => removal.run(),
            danger: true,
            reason: ofOne,
          },
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
