import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';

import { type Simulation, type SimulationHistory, useSimulationHistory } from '@/api/index/simulations';
import { Empty } from '@/kit/feedback/empty';
import { Badge } from '@/kit/ui/badge';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { formatDateTime } from '@/domain/dates';
import { formatDecimal } from '@/domain/decimal';
import { type Stage, stageLabels } from '@/domain/index/stage';

import { CompareTable } from './compare-table';
import './sim-compare.css';
import { compareText as text } from './compare.text';
import { HistoryView } from '../history/history-view';
import { MoreButton } from '../history/more-button';
import {
  LEAST_COMPARED,
  letterOf,
  MOST_COMPARED,
  isSameScenario,
  savedScenario,
  type Scenario,
  toggleChoice,
} from '../scenario/scenario';
import { simulationText } from '../simulation.text';

import '@/kit/form/fields/check.css';

interface CompareDialogProps {
  open: boolean;
  schoolId: number;
  stage: Stage;
  /** The calculation on screen, saved or not. */
  current: Scenario | null;
  onClose: () => void;
}

/** Two to four scenarios of a stage side by side; the first one chosen is what the others are measured against. */
export function CompareDialog({ open, schoolId, stage, current, onClose }: CompareDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={text.title}
      description={text.description(stageLabels[stage])}
      wide
    >
      <Comparison schoolId={schoolId} stage={stage} current={current} />
    </Dialog>
  );
}

function Comparison({ schoolId, stage, current }: Omit<CompareDialogProps, 'open' | 'onClose'>) {
  const history = useSimulationHistory(schoolId, stage);
  const nothing = (
    <Empty title={text.noneTitle} level={3} icon={<GitCompareArrows className="icon icon-l" />}>
      {text.none}
    </Empty>
  );
  return (
    <HistoryView resource={history} lines={8} empty={nothing}>
      {(simulations) => {
        const offered = offeredOf(simulations, stage, current);
        return offered.length < LEAST_COMPARED ? nothing : <Choosing offered={offered} history={history} />;
      }}
    </HistoryView>
  );
}

/** The saved ones of the stage, and before them the calculation on screen unless it is one of them. */
function offeredOf(
  simulations: readonly Simulation[],
  stage: Stage,
  current: Scenario | null,
): readonly Scenario[] {
  const saved = simulations.filter((simulation) => simulation.stage === stage).map(savedScenario);
  const isNew = current?.stage === stage && !saved.some((scenario) => isSameScenario(scenario, current));
  return isNew ? [current, ...saved] : saved;
}

interface ChoosingProps {
  offered: readonly Scenario[];
  history: SimulationHistory;
}

function Choosing({ offered, history }: ChoosingProps) {
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const chosen = picked ?? offered.slice(0, LEAST_COMPARED).map((scenario) => scenario.key);
  const scenarios = chosen.flatMap((key) => offered.find((scenario) => scenario.key === key) ?? []);
  return (
    <div className="sim-compare-grid">
      <div>
        <fieldset className="sim-compare-choices">
          <legend className="row row-between font-bold">
            {text.choose}
            <span className="text-xs font-regular text-subtle" role="status">
              {text.chosen(chosen.length, MOST_COMPARED)}
            </span>
          </legend>
          {offered.map((scenario) => (
            <Choice
              key={scenario.key}
              scenario={scenario}
              place={chosen.indexOf(scenario.key)}
              disabled={chosen.length >= MOST_COMPARED && !chosen.includes(scenario.key)}
              onToggle={() => setPicked(toggleChoice(chosen, scenario.key))}
            />
          ))}
        </fieldset>
        {chosen.length >= MOST_COMPARED ? <p className="mt-2 text-xs text-subtle">{text.full}</p> : null}
        <MoreButton history={history} />
      </div>
      {scenarios.length < LEAST_COMPARED ? (
        <Empty title={text.tooFew} level={3} icon={<GitCompareArrows className="icon icon-l" />} />
      ) : (
        <CompareTable scenarios={scenarios} />
      )}
    </div>
  );
}

interface ChoiceProps {
  scenario: Scenario;
  /** Its column; -1 when it is not chosen. */
  place: number;
  disabled: boolean;
  onToggle: () => void;
}

function Choice({ scenario, place, disabled, onToggle }: ChoiceProps) {
  const when = scenario.createdAt ? formatDateTime(scenario.createdAt) : text.notSaved;
  const what = [when, simulationText.modeNames[scenario.mode]].join(' • ');
  return (
    <label className="check">
      <input type="checkbox" checked={place >= 0} disabled={disabled} onChange={onToggle} />
      <b className="sim-compare-value">{formatDecimal(scenario.index, 2)}</b>
      <span className="sim-compare-what">
        <span>{scenario.name ?? text.current}</span>
        <span className="text-xs text-subtle">{what}</span>
      </span>
      {place >= 0 ? <Badge tone="info">{letterOf(place)}</Badge> : null}
    </label>
  );
}
