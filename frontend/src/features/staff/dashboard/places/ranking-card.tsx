import { Flag, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';

import { type Ranking, useRanking } from '@/api/ideb';
import type { School } from '@/api/school';
import { Meter } from '@/kit/data/figure/meter';
import { Empty } from '@/kit/feedback/empty';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Note } from '@/kit/ui/note';
import { formatPosition } from '@/domain/decimal';
import { networkLabel } from '@/domain/labels';
import { stageLabels } from '@/domain/index/stage';

import type { Board } from '../board';
import { type Standing, standingsOf } from './ranking';
import { rankingText } from './ranking.text';

import '@/kit/data/list.css';

interface RankingCardProps {
  school: School;
  board: Board;
  onCode: (() => void) | null;
}

export function RankingCard({ school, board, onCode }: RankingCardProps) {
  const { stage, index } = board;
  const ranking = useRanking(school.id, stage, index?.year ?? null);
  const description = index
    ? `${[stageLabels[stage], rankingText.edition(index.year), networkLabel(ranking.data?.network)].filter(Boolean).join(', ')}.`
    : undefined;
  return (
    <Card title={rankingText.title} description={description}>
      {index ? (
        <ResourceView
          resource={ranking}
          loading={rankingText.loading}
          failed={rankingText.failed}
          noneFound={<NoRanking school={school} onCode={onCode} />}
        >
          {(data) => <Standings ranking={data} school={school} onCode={onCode} />}
        </ResourceView>
      ) : (
        <None>{rankingText.noIndex}</None>
      )}
    </Card>
  );
}

const None = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <Empty title={rankingText.none} level={3} icon={<Trophy className="icon icon-l" />} action={action}>
    {children}
  </Empty>
);

function NoRanking({ school, onCode }: Omit<RankingCardProps, 'board'>) {
  if (school.inepCode === null) {
    const action = onCode ? <Button onClick={onCode}>{rankingText.giveCode}</Button> : null;
    return <None action={action}>{rankingText.noCode}</None>;
  }
  return (
    <None>
      {rankingText.noReference} <code className="dashboard-command">{rankingText.command}</code>.
    </None>
  );
}

function Standings({ ranking, school, onCode }: { ranking: Ranking } & Omit<RankingCardProps, 'board'>) {
  const standings = standingsOf(ranking);
  const next = ranking.nextMunicipal;
  if (standings.length === 0) return <NoRanking school={school} onCode={onCode} />;
  return (
    <>
      <ul className="list">
        {standings.map((standing) => (
          <StandingRow key={standing.place} standing={standing} />
        ))}
      </ul>
      <p className="mt-3 text-xs text-subtle">{rankingText.meter}</p>
      {next ? (
        <Note tone="info" icon={<Flag className="icon" />} className="mt-4">
          <b>{rankingText.next}</b> {rankingText.nextDetail(next.position, next.idebScore)}
        </Note>
      ) : null}
    </>
  );
}

function StandingRow({ standing }: { standing: Standing }) {
  return (
    <li className="block">
      <div className="row row-between gap-2 text-sm">
        <span className="font-bold">{rankingText.places[standing.place]}</span>
        <span>
          <b className="text-lg">{formatPosition(standing.position)}</b>{' '}
          <span className="text-muted">{rankingText.ofTotal(standing.total)}</span>
        </span>
      </div>
      <Meter percent={standing.behind} className="mt-2" />
    </li>
  );
}
