import { Flag } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';

import { type Ranking, useRanking } from '@/api/index/ideb';
import type { School } from '@/api/school';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Note } from '@/kit/ui/note';
import { formatPosition } from '@/domain/decimal';
import { networkLabel } from '@/domain/labels';
import { stageLabels } from '@/domain/index/stage';

import type { Board } from '../board';
import { type Standing, standingsOf } from './ranking';
import { amongWhom, standingWords } from './ranking-sentence';
import { rankingText } from './ranking.text';

import './position.css';

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
  <div className="text-sm">
    <h3 className="font-medium">{rankingText.none}</h3>
    <p className="text-muted">{children}</p>
    {action ? <div className="row mt-3">{action}</div> : null}
  </div>
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
  return (
    <>
      <ul className="position">
        {standings.map((standing) => (
          <StandingRow key={standing.place} standing={standing} ranking={ranking} school={school} />
        ))}
      </ul>
      <p className="mt-3 text-xs text-subtle">{rankingText.counted}</p>
      {school.demo ? <Note className="mt-4">{rankingText.invented}</Note> : null}
      {next ? (
        <Note tone="info" icon={<Flag className="icon" />} className="mt-4">
          <b>{rankingText.next}</b> {rankingText.nextDetail(next.position, next.idebScore)}
        </Note>
      ) : null}
    </>
  );
}

interface StandingRowProps {
  standing: Standing;
  ranking: Ranking;
  school: School;
}

/** Among few schools the place is told in words alone. */
function StandingRow({ standing, ranking, school }: StandingRowProps) {
  const { place, position, total, along } = standing;
  const isDrawn = along !== null;
  return (
    <li>
      <div className="row row-between gap-x-3 gap-y-0 text-sm">
        <span className="font-bold">{rankingText.places[place]}</span>
        <span>
          {total > 1 ? <b>{formatPosition(position)}</b> : null}{' '}
          <span className="text-muted">
            {isDrawn ? rankingText.ofTotal(total) : amongWhom(standing, ranking, school)}
          </span>
        </span>
      </div>
      {isDrawn ? (
        <>
          <div className="position-line" style={{ '--x': along } as CSSProperties} aria-hidden="true">
            <span>{rankingText.lineStart}</span>
            <i />
            <span>{rankingText.lineEnd}</span>
          </div>
          <p className="text-sm text-muted">{standingWords(standing, ranking, school)}</p>
        </>
      ) : null}
    </li>
  );
}
