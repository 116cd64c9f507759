import { useState } from 'react';

import type { Simulation } from '@/api/simulations';
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
import { OfficialMode } from './official/official-mode';
import { QuickMode } from './quick/quick-mode';
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
  () => import('./history/compare-dialog').then((module) => module.CompareDialog),
  ({ onClose }) => onClose,
);

interface SimulationDeskProps {
  figures: SchoolFigures;
  address: SimulationAddress;
}

export function SimulationDesk({ figures, address }: SimulationDeskProps) {
  useAhead(historyDialog.preload, compareDialog.preload);
  const { schoolId } = useSignedIn();
  const stage = chooseStage(address.stage, figures.records);
  const isOfficial = address.mode === 'oficial';
  const official = useOfficial(schoolId, figures, stage, isOfficial);
  const quick = useQuick(figures, stage);
  const [toConfirm, setToConfirm] = useState<Simulation | null>(null);
  const [top, goToForm] = useFormFocus(address.panel === null && toConfirm === null);

  /** The address has one stage for both modes: the one not on screen starts over with it. */
  function changeStage(next: Stage) {
    (isOfficial ? quick : official).begin(next);
    address.change({ stage: next });
  }

  /** Brings a saved simulation back into its form, and the form into view. */
  function reuse(simulation: Simulation) {
    const simulationStage = simulation.stage ?? stage;
    const isOfficialSimulation = simulation.mode === 'oficial';
    if (isOfficialSimulation) official.open(officialStartOf(simulation, simulationStage));
    else quick.open(quickStartOf(simulation, simulationStage));
    if (simulationStage !== stage) (isOfficialSimulation ? quick : official).begin(simulationStage);
    address.change({ mode: simulation.mode, panel: null, stage: simulationStage });
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
          />
        ) : (
          <QuickMode
            key={`rapida-${quick.start.id}`}
            schoolId={schoolId}
            quick={quick}
            onStage={changeStage}
          />
        )}
        <div className="grid-1-1">
          {isOfficial && official.data ? (
            <>
              <LeversCard levers={official.data.levers} />
              <OfficialSuggestions official={official} />
            </>
          ) : null}
          <HistoryCard
            schoolId={schoolId}
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
