import { useState } from 'react';

import { useClassSimulations } from '@/api/class-simulations/class-simulations';
import type { ClassSimulation } from '@/api/class-simulations/class-simulations';
import { countKept } from '@/api/class-simulations/kept';
import { useSignedIn } from '@/api/session/session-context';
import { classSimulationAt } from '@/domain/class-simulation/paths';
import { formatRecent } from '@/domain/dates';
import { FailedNote } from '@/kit/feedback/failed-note';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';

import { simulationsText } from './simulations.text';

import '@/kit/data/list.css';

const text = simulationsText.running;

/** As many as leave the form in sight. */
const SHOWN = 3;

const RUNNING = { status: 'em_andamento', classId: null } as const;

/** What waits to be gone on with; nothing where nothing does. */
export function RunningList({ schoolId }: { schoolId: number }) {
  const { data, error, retry, hasMore, moreError, loadingMore, loadMore } = useClassSimulations(
    schoolId,
    RUNNING,
  );
  const [isWhole, setWhole] = useState(false);
  if (error) return <FailedNote text={simulationsText.failed} onRetry={retry} />;
  if (!data || data.total === 0) return null;
  const shown = isWhole ? data.simulations : data.simulations.slice(0, SHOWN);
  const isMore = hasMore || shown.length < data.simulations.length;
  return (
    <Card title={text.title}>
      <ul className="list">
        {shown.map((simulation) => (
          <Running key={simulation.id} simulation={simulation} />
        ))}
      </ul>
      {moreError ? <FailedNote text={simulationsText.failed} onRetry={loadMore} /> : null}
      {isMore && !moreError ? (
        <Button
          variant="text"
          flush
          pending={loadingMore}
          pendingText={simulationsText.loading}
          onClick={() => (isWhole ? loadMore() : setWhole(true))}
        >
          {text.more(data.total - shown.length)}
        </Button>
      ) : null}
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
