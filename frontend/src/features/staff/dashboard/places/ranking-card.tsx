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
import { amongWhom } from './ranking-sentence';
import { rankingText } from './ranking.text';

import '@/kit/data/list.css';

interface RankingCardProps {
  school: School;
  board: Board;
  onCode: (() => void) | null;
}

export function RankingCard({ school, board, onCode }: RankingCardProps) {
  const { stage, published: index } = board;
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
          noneFound={<NoRanking network={null} school={school} onCode={onCode} />}
        >
          {(data) => <Standings ranking={data} school={school} onCode={onCode} />}
        </ResourceView>
      ) : (
        <None>{board.index ? rankingText.onlyOwn : rankingText.noIndex}</None>
      )}
    </Card>
  );
}

const None = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <Empty title={rankingText.none} level={3} icon={<Trophy className="icon icon-l" />} action={action}>
    {children}
  </Empty>
);

interface NoRankingProps extends Omit<RankingCardProps, 'board'> {
  network: Ranking['network'];
}

/** A result that INEP published, without a place: what it lacks for one. */
function NoRanking({ school, network, onCode }: NoRankingProps) {
  if (school.inepCode === null) {
    const action = onCode ? <Button onClick={onCode}>{rankingText.giveCode}</Button> : null;
    return <None action={action}>{rankingText.noCode}</None>;
  }
  return <None>{network === null ? rankingText.noNetwork : rankingText.noPlaces}</None>;
}

function Standings({ ranking, school, onCode }: { ranking: Ranking } & Omit<RankingCardProps, 'board'>) {
  const standings = standingsOf(ranking);
  const next = ranking.nextMunicipal;
  if (standings.length === 0) return <NoRanking network={ranking.network} school={school} onCode={onCode} />;
  const drawn = standings.some(({ behind }) => behind !== null);
  return (
    <>
      <ul className="list">
        {standings.map((standing) => (
          <StandingRow
            key={standing.place}
            standing={standing}
            among={amongWhom(standing, ranking, school)}
          />
        ))}
      </ul>
      <p className="mt-3 text-xs text-subtle">
        {rankingText.counted} {drawn ? rankingText.meter : null}
      </p>
      {school.demo ? <Note className="mt-4">{rankingText.invented}</Note> : null}
      {next ? (
        <Note tone="info" icon={<Flag className="icon" />} className="mt-4">
          <b>{rankingText.next}</b> {rankingText.nextDetail(next.position, next.idebScore)}
        </Note>
      ) : null}
    </>
  );
}

function StandingRow({ standing, among }: { standing: Standing; among: string }) {
  return (
    <li className="block">
      <div className="row row-between gap-2 text-sm">
        <span className="font-bold">{rankingText.places[standing.place]}</span>
        <span>
          {standing.total > 1 ? <b className="text-lg">{formatPosition(standing.position)}</b> : null}{' '}
          <span className="text-muted">{among}</span>
        </span>
      </div>
      {standing.behind === null ? null : <Meter percent={standing.behind} className="mt-2" />}
    </li>
  );
}
