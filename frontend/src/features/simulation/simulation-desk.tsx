import type { Simulation, SimulationMode } from '@/api/schema';
import { useSignedIn } from '@/api/session-context';
import { PageHead } from '@/components/ui/page-head';
import { Segmented } from '@/components/ui/segmented';

import { CompareDialog } from './compare-dialog';
import { ExplanationCard } from './explanation-card';
import { HistoryCard } from './history-card';
import { HistoryDialog } from './history-dialog';
import { LeversCard } from './levers-card';
import { OfficialSuggestions } from './mode-suggestions';
import { OfficialMode } from './official-mode';
import { QuickMode } from './quick-mode';
import { officialScenario, quickScenario } from './scenario';
import { simulationText as text } from './simulation.text';
import { officialAgain, quickAgain, type SchoolFigures, usualStage } from './start';
import { useFormFocus } from './use-form-focus';
import { type Official, useOfficial } from './use-official';
import { type Quick, useQuick } from './use-quick';
import { useSimulationAddress } from './use-simulation-address';

const modes: readonly { value: SimulationMode; label: string }[] = [
  { value: 'oficial', label: text.modes.oficial },
  { value: 'rapida', label: text.modes.rapida },
];

export function SimulationDesk({ figures }: { figures: SchoolFigures }) {
  const { schoolId } = useSignedIn();
  const address = useSimulationAddress();
  const stage = address.stage ?? usualStage(figures.records);
  const isOfficial = address.mode === 'oficial';
  const official = useOfficial(schoolId, figures, stage, isOfficial);
  const quick = useQuick(figures, stage);
  const [top, goToForm] = useFormFocus(address.panel === null);

  /** Brings a saved simulation back into its form, and the form into view. */
  function reuse(simulation: Simulation) {
    const its = simulation.stage ?? stage;
    if (simulation.mode === 'oficial') official.open(officialAgain(simulation, its));
    else quick.open(quickAgain(simulation));
    address.change({
      mode: simulation.mode,
      panel: null,
      ...(simulation.stage ? { stage: simulation.stage } : {}),
    });
    goToForm();
  }

  return (
    <>
      <PageHead
        title={text.title}
        description={text.description}
        action={
          <Segmented
            legend={text.mode}
            options={modes}
            value={address.mode}
            onChange={(mode) => address.change({ mode })}
            wide
          />
        }
      />
      <div className="stack sim-desk" ref={top} tabIndex={-1}>
        {isOfficial ? (
          <OfficialMode
            key={`oficial-${official.start.id}`}
            schoolId={schoolId}
            official={official}
            onStage={(next) => address.change({ stage: next })}
          />
        ) : (
          <QuickMode key={`rapida-${quick.start.id}`} schoolId={schoolId} quick={quick} />
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
            onReuse={reuse}
            onShowAll={() => address.change({ panel: 'historico' })}
            onCompare={() => address.change({ panel: 'comparar' })}
          />
          <ExplanationCard />
        </div>
      </div>
      <HistoryDialog
        open={address.panel === 'historico'}
        schoolId={schoolId}
        onReuse={reuse}
        onClose={() => address.change({ panel: null })}
      />
      <CompareDialog
        open={address.panel === 'comparar'}
        schoolId={schoolId}
        current={currentScenario(isOfficial, official, quick)}
        onClose={() => address.change({ panel: null })}
      />
    </>
  );
}

function currentScenario(isOfficial: boolean, { data, input }: Official, { result }: Quick) {
  if (isOfficial) return data && input ? officialScenario(data, input) : null;
  return result ? quickScenario(result) : null;
}
