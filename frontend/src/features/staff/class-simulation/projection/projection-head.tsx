import { Maximize, Minimize, X } from 'lucide-react';

import type { ClassSimulationDetail } from '@/api/class-simulations/class-simulations';
import { useSchool } from '@/api/school';
import { ThemeButton } from '@/kit/browser/theme-button';
import { IconButton } from '@/kit/ui/icon-button';

import { classSimulationText } from '../class-simulation.text';
import { projectionText as text } from './projection.text';
import type { useFullScreen } from './use-full-screen';
import type { Projecting } from './use-projection';

interface ProjectionHeadProps {
  simulation: ClassSimulationDetail;
  projecting: Projecting;
  full: ReturnType<typeof useFullScreen>;
  onLeave: () => void;
}

/** How far the class is, and the ways out. */
export function ProjectionHead({ simulation, projecting, full, onLeave }: ProjectionHeadProps) {
  const { asked, ordinal, done } = projecting;
  const { className, subjectName, schoolId } = simulation;
  const isDemo = useSchool(schoolId).data?.demo === true;
  const of = asked.length;
  const name = full.isFull ? text.leaveFull : text.enter;
  return (
    <div className="projection-head">
      <b className="projection-place">{text.place(ordinal, of)}</b>
      <div
        className="projection-progress"
        data-many={of > 20}
        role="img"
        aria-label={[
          text.progress(ordinal, of, done.answers),
          ...(done.skipped > 0 ? [text.passed(done.skipped)] : []),
        ].join(', ')}
      >
        {asked.map((one) => (
          <i key={one.ordinal} data-state={stateOf(one.ordinal, projecting)} />
        ))}
      </div>
      <span className="projection-about">
        {classSimulationText.about([className, subjectName, ...(isDemo ? [classSimulationText.demo] : [])])}
      </span>
      <div className="projection-buttons">
        <ThemeButton />
        {full.isPossible ? (
          <IconButton label={name} title={name} onClick={full.turn}>
            {full.isFull ? <Minimize className="icon icon-l" /> : <Maximize className="icon icon-l" />}
          </IconButton>
        ) : null}
        <IconButton label={text.exit} title={text.exit} onClick={onLeave}>
          <X className="icon icon-l" />
        </IconButton>
      </div>
    </div>
  );
}

function stateOf(ordinal: number, { ordinal: current, isAnswered }: Projecting): 'now' | 'done' | 'open' {
  if (ordinal === current) return 'now';
  return isAnswered(ordinal) ? 'done' : 'open';
}
