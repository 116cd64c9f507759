import { useState } from 'react';

import type { Simulation, SimulationMode } from '@/api/index/simulations';
import { useSignedIn } from '@/api/session/session-context';
import type { Stage } from '@/domain/index/stage';
import { useAhead } from '@/kit/browser/use-ahead';
import { chooseStage } from '@/parts/index/choose-stage';
import { lazyDialog } from '@/kit/overlay/dialog/lazy-dialog';

import { ExplanationCard } from './official/explanation-card';
import './sim-form.css';
import { HistoryCard } from './history/history-card';
import { LeversCard } from './plan/levers-card';
import { OfficialSuggestions } from './mode-suggestions';
import { CheckedEditionsNote } from './working/checked-editions-note';
import { OfficialMode } from './official/official-mode';
import { WorkingFold } from './working/working-fold';
import { QuickMode } from './quick/quick-mode';
import { renamePart } from './history/rename-part';
import { ReuseQuestion } from './history/reuse-question';
import { officialScenario, quickScenario } from './scenario/scenario';
import { officialStartOf, quickStartOf, type SchoolFigures } from './start';
import { useFormFocus } from './use-form-focus';
import { type Official, useOfficial } from './official/use-official';
import { type Quick, useQuick } from './quick/use-quick';
import type { SimulationAddress } from './use-simulation-address';

const historyDialog = lazyDialog(
  () => import('./history/history-dialog').then((module) => module.HistoryDialog),
  ({ onClose }) => onClose,
);
const compareDialog = lazyDialog(
  () => import('./compare/compare-dialog').then((module) => module.CompareDialog),
  ({ onClose }) => onClose,
);

interface SimulationDeskProps {
  figures: SchoolFigures;
  address: SimulationAddress;
  mode: SimulationMode;
  /** The saved simulation that the page opens with. */
  opened: Simulation | null;
}

export function SimulationDesk({ figures, address, mode, opened }: SimulationDeskProps) {
  useAhead(historyDialog.preload, compareDialog.preload, renamePart.preload);
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
          <QuickMode
            key={`rapida-${quick.start.id}`}
            schoolId={schoolId}
            quick={quick}
            onStage={changeStage}
            onSaved={showSaved}
          />
        )}
        {isOfficial && official.data ? (
          <>
            <div className="grid-1-1 grid-top">
              <LeversCard stage={official.data.stage} levers={official.data.levers} />
              <OfficialSuggestions calculation={official.data} />
            </div>
            <WorkingFold calculation={official.data} records={figures.records} />
          </>
        ) : isOfficial ? (
          <CheckedEditionsNote records={figures.records} />
        ) : null}
        <div className="grid-1-1 grid-top">
          <HistoryCard
            schoolId={schoolId}
            stage={stage}
            onReuse={askToReuse}
            onShowAll={() => address.change({ panel: 'historico' })}
            onCompare={() => address.change({ panel: 'comparar' })}
          />
          <ExplanationCard />
        </div>
      </div>
      {address.panel === 'historico' ? (
        <historyDialog.Component
          open
          schoolId={schoolId}
          onReuse={askToReuse}
          onClose={() => address.change({ panel: null })}
        />
      ) : null}
      {address.panel === 'comparar' ? (
        <compareDialog.Component
          open
          schoolId={schoolId}
          stage={stage}
          current={currentScenario(isOfficial, official, quick)}
          onClose={() => address.change({ panel: null })}
        />
      ) : null}
      <ReuseQuestion simulation={toConfirm} onClose={() => setToConfirm(null)} onReuse={reuse} />
    </>
  );
}

function currentScenario(isOfficial: boolean, { data, input }: Official, { result }: Quick) {
  if (isOfficial) return data && input ? officialScenario(data, input) : null;
  return result ? quickScenario(result) : null;
}
