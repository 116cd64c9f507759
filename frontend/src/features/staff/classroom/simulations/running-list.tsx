import { useRunning } from '@/api/class-simulations/class-simulations';
import type { ClassSimulation } from '@/api/class-simulations/class-simulations';
import { countKept } from '@/api/class-simulations/kept';
import { useSignedIn } from '@/api/session/session-context';
import { classSimulationAt } from '@/domain/class-simulation/paths';
import { formatRecent } from '@/domain/dates';
import { FailedNote } from '@/kit/feedback/failed-note';
import { ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';

import { simulationsText } from './simulations.text';

import '@/kit/data/list.css';

const text = simulationsText.running;

/** What waits to be gone on with; nothing where nothing does. */
export function RunningList({ schoolId }: { schoolId: number }) {
  const { data, error, retry } = useRunning(schoolId);
  if (error) return <FailedNote text={simulationsText.failed} onRetry={retry} />;
  if (!data || data.length === 0) return null;
  return (
    <Card title={text.title}>
      <ul className="list">
        {data.map((simulation) => (
          <Running key={simulation.id} simulation={simulation} />
        ))}
      </ul>
    </Card>
  );
}

function Running({ simulation }: { simulation: ClassSimulation }) {
  const { id, className, subjectName, kind, done, questions, pupils, startedAt, startedByName } = simulation;
  const kept = countKept(useSignedIn().id, id);
  return (
    <li>
      <div className="list-grow text-sm">
        <b>{text.name(className, subjectName)}</b>
        <p className="text-muted">
          {kind === 'projetada' ? text.projected(done, questions) : text.printed(done, pupils)}
        </p>
        <p className="text-xs text-subtle">{text.since(formatRecent(startedAt), startedByName)}</p>
        {kept > 0 ? <p className="text-xs text-attention-text">{text.kept(kept)}</p> : null}
      </div>
      <ButtonLink to={classSimulationAt(id)} aria-label={text.continueOf(className, subjectName)}>
        {text.continue}
      </ButtonLink>
    </li>
  );
}
