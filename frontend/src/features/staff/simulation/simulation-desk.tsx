import { Suspense, useState } from 'react';

import type { Simulation, SimulationMode } from '@/api/index/simulations';
import { useSignedIn } from '@/api/session/session-context';
import type { Stage } from '@/domain/index/stage';
import { lazyPart } from '@/kit/browser/lazy-part';
import { useAhead } from '@/kit/browser/use-ahead';
import { Skeleton } from '@/kit/feedback/skeleton';
import { Below } from '@/kit/ui/below';
import { chooseStage } from '@/parts/index/choose-stage';
import { lazyDialog } from '@/kit/overlay/dialog/lazy-dialog';

import './sim-form.css';
import { OfficialMode } from './official/official-mode';
import { renamePart } from './history/rename-part';
import { officialStartOf, quickStartOf, type SchoolFigures } from './start';
import { useFormFocus } from './use-form-focus';
import { useOfficial } from './official/use-official';
import { useQuick } from './quick/use-quick';
import { simulationText } from './simulation.text';
import type { SimulationAddress } from './use-simulation-address';

const quickMode = lazyPart(() => import('./quick/quick-mode').then((module) => module.QuickMode));
const lowerView = lazyPart(() => import('./lower-view').then((module) => module.LowerView));

const historyDialog = lazyDialog(
  () => import('./history/history-dialog').then((module) => module.HistoryDialog),
  ({ onClose }) => onClose,
);
const comparePanel = lazyDialog(
  () => import('./compare/compare-panel').then((module) => module.ComparePanel),
  ({ onClose }) => onClose,
);
const reuseQuestion = lazyDialog(
  () => import('./history/reuse-question').then((module) => module.ReuseQuestion),
  ({ onClose }) => onClose,
);

function preloadDialogs() {
  for (const dialog of [historyDialog, comparePanel, reuseQuestion, renamePart]) dialog.preload();
}

interface SimulationDeskProps {
  figures: SchoolFigures;
  address: SimulationAddress;
  mode: SimulationMode;
  /** The saved simulation that the page opens with. */
  opened: Simulation | null;
}

export function SimulationDesk({ figures, address, mode, opened }: SimulationDeskProps) {
  useAhead(quickMode.preload, preloadDialogs);
  const { schoolId } = useSignedIn();
  const stage = chooseStage(address.stage ?? opened?.stage ?? null, figures.records);
  const isOfficial = mode === 'oficial';
  const official = useOfficial(schoolId, figures, stage, opened);
  const quick = useQuick(figures, stage, opened);
  const [toConfirm, setToConfirm] = useState<Simulation | null>(null);
  const [top, goToForm] = useFormFocus(address.panel === null && toConfirm === null);

  /** The address has one stage for both modes: the one not on screen starts over with it. */
  function changeStage(next: Stage) {
    (isOfficial ? quick : official).begin(next);
    address.change({ stage: next, simulation: null });
  }

  /** Whoever sends the address on sends what was just saved. */
  const showSaved = ({ id }: Simulation) => address.change({ simulation: id });

  /** Brings a saved simulation back into its form, and the form into view. */
  function reuse(simulation: Simulation) {
    const simulationStage = simulation.stage ?? stage;
    const isOfficialSimulation = simulation.mode === 'oficial';
    if (isOfficialSimulation) official.open(officialStartOf(simulation, simulationStage));
    else quick.open(quickStartOf(simulation, simulationStage));
    if (simulationStage !== stage) (isOfficialSimulation ? quick : official).begin(simulationStage);
    address.change({
      mode: simulation.mode,
      panel: null,
      stage: simulationStage,
      simulation: simulation.id,
    });
    goToForm();
  }

  /** Numbers that stand nowhere else are not replaced without asking. */
  function askToReuse(simulation: Simulation) {
    const { draft } = simulation.mode === 'oficial' ? official : quick;
    if (draft.isUnsaved()) setToConfirm(simulation);
    else reuse(simulation);
  }

  return (
    <>
      <div className="stack sim-form-desk" ref={top} tabIndex={-1}>
        {isOfficial ? (
          <OfficialMode
            key={`oficial-${official.start.id}`}
            schoolId={schoolId}
            official={official}
            onStage={changeStage}
            onSaved={showSaved}
          />
        ) : (
          <Suspense fallback={<Shapes />}>
            <quickMode.Component
              key={`rapida-${quick.start.id}`}
              schoolId={schoolId}
              quick={quick}
              onStage={changeStage}
              onSaved={showSaved}
            />
          </Suspense>
        )}
        <Below shapes={<Shapes />} failed={simulationText.partFailed} waits={isOfficial && official.waits}>
          <lowerView.Component
            schoolId={schoolId}
            stage={stage}
            figures={figures}
            isOfficial={isOfficial}
            calculation={official.data}
            onReuse={askToReuse}
            onShowAll={() => address.change({ panel: 'historico' })}
            onCompare={() => address.change({ panel: 'comparar' })}
          />
        </Below>
      </div>
      {address.panel === 'historico' ? (
        <historyDialog.Component
          open
          schoolId={schoolId}
          stage={stage}
          onReuse={askToReuse}
          onClose={() => address.change({ panel: null })}
        />
      ) : null}
      {address.panel === 'comparar' ? (
        <comparePanel.Component
          schoolId={schoolId}
          stage={stage}
          result={isOfficial ? official : quick.result}
          onClose={() => address.change({ panel: null })}
        />
      ) : null}
      {toConfirm ? (
        <reuseQuestion.Component simulation={toConfirm} onClose={() => setToConfirm(null)} onReuse={reuse} />
      ) : null}
    </>
  );
}

const Shapes = () => (
  <div className="grid-1-1" aria-hidden="true">
    <Skeleton className="h-80 rounded-lg" />
    <Skeleton className="h-80 rounded-lg" />
  </div>
);
