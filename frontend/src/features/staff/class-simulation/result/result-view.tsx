import type { ClassSimulationDetail, ClassSimulationResult } from '@/api/class-simulations/class-simulations';
import { useSimulationResult } from '@/api/class-simulations/class-simulations';
import { ErrorState } from '@/kit/feedback/error-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { Card } from '@/kit/ui/card';
import { SkillRates } from '@/parts/class-simulation/skill-rates';

import { AskedTable } from './asked-table';
import { HistoryTable } from './history-table';
import { PlanForGap } from './plan-for-gap';
import { RankingTable } from './ranking-table';
import { ResultAnswer } from './result-answer';
import { ResultFigures } from './result-figures';
import { ResultHead } from './result-head';
import { resultText as text } from './result.text';

import '@/kit/layout/grid.css';
import '@/kit/layout/stack.css';
import './result-view.css';

/** What came out: the answer first, then what it is made of. */
export function ResultView({ simulation }: { simulation: ClassSimulationDetail }) {
  const result = useSimulationResult(simulation.id);
  return (
    <>
      <ResultHead simulation={simulation} />
      <ResourceView
        resource={result}
        loading={
          <Card>
            <Loading text={text.loading}>
              <SkeletonLines lines={5} />
            </Loading>
          </Card>
        }
        renderFailed={(error, retry) => (
          <Card>
            <ErrorState title={text.failed} detail={error.sentence(text.failedDetail)} onRetry={retry} />
          </Card>
        )}
      >
        {(known) => <Known simulation={simulation} result={known} />}
      </ResourceView>
    </>
  );
}

interface KnownProps {
  simulation: ClassSimulationDetail;
  result: ClassSimulationResult;
}

function Known({ simulation, result }: KnownProps) {
  const { skills, retake, ranking, history } = result;
  const isPrinted = simulation.kind === 'impressa';
  return (
    <div className="stack">
      <ResultAnswer simulation={simulation} result={result} />
      <ResultFigures result={result} />
      <div className="grid-1-1 items-start">
        <div className="stack">
          <Card title={text.skills} className="result-view-card">
            <SkillRates
              skills={skills}
              retake={retake}
              renderDeed={(skill) => <PlanForGap simulation={simulation} skill={skill} />}
            />
          </Card>
          {history.length > 1 ? (
            <Card
              title={text.history.title}
              description={text.history.detail(simulation.subjectName, text.how[simulation.kind])}
              className="no-print"
            >
              <HistoryTable history={history} current={simulation.id} />
            </Card>
          ) : null}
        </div>
        <Card
          title={text.asked.title}
          description={isPrinted ? text.asked.printed : text.asked.projected}
          className="result-view-card"
        >
          <AskedTable asked={result.asked} kind={simulation.kind} />
        </Card>
      </div>
      {isPrinted ? (
        <Card title={text.ranking.title} description={text.ranking.detail} className="result-view-card">
          <RankingTable simulation={simulation} ranking={ranking} />
        </Card>
      ) : null}
    </div>
  );
}
