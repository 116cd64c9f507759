import type { Calculation } from '@/api/index/calculation';
import type { Simulation } from '@/api/index/simulations';
import { useReadOnOpening } from '@/api/wire/use-read-on-opening';
import type { Stage } from '@/domain/index/stage';

import { HistoryCard } from './history/history-card';
import { OfficialSuggestions } from './mode-suggestions';
import { ExplanationCard } from './official/explanation-card';
import { LeversCard } from './plan/levers-card';
import type { SchoolFigures } from './start';
import { CheckedEditionsNote } from './working/checked-editions-note';
import { WorkingFold } from './working/working-fold';

export interface LowerViewProps {
  schoolId: number;
  stage: Stage;
  figures: SchoolFigures;
  isOfficial: boolean;
  /** Of the official mode, where there is one. */
  calculation: Calculation | null;
  onReuse: (simulation: Simulation) => void;
  onShowAll: () => void;
  onCompare: () => void;
}

/** What else moves the index, how it was reckoned, and what was simulated before. */
export function LowerView(props: LowerViewProps) {
  const { schoolId, stage, figures, isOfficial, calculation, onReuse, onShowAll, onCompare } = props;
  useReadOnOpening(`/api/school/${schoolId}/simulations`);
  return (
    <div className="stack">
      {isOfficial && calculation ? (
        <>
          <div className="grid-1-1 grid-top">
            <LeversCard stage={calculation.stage} levers={calculation.levers} />
            <OfficialSuggestions calculation={calculation} />
          </div>
          <WorkingFold calculation={calculation} records={figures.records} />
        </>
      ) : isOfficial ? (
        <CheckedEditionsNote records={figures.records} />
      ) : null}
      <div className="grid-1-1 grid-top">
        <HistoryCard
          schoolId={schoolId}
          stage={stage}
          onReuse={onReuse}
          onShowAll={onShowAll}
          onCompare={onCompare}
        />
        <ExplanationCard />
      </div>
    </div>
  );
}
