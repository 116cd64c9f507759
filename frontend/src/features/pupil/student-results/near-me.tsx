import { type PupilRanking, useRanking } from '@/api/pupil/own';
import { useSignedIn } from '@/api/session/session-context';
import { formatCount } from '@/domain/decimal';
import { Panel } from '@/parts/pupil/page/panel';
import { PupilView } from '@/parts/pupil/page/pupil-view';
import { RankingSwitch } from '@/parts/pupil/ranking/ranking-switch';

import { resultsText } from './results.text';

const text = resultsText.near;

/** The neighbours in the ranking, one on each side; never the last place, and only for who wants it. */
export function NearMe() {
  const { id } = useSignedIn();
  const ranking = useRanking(id);
  return (
    <PupilView of={ranking} failed={text.failed}>
      {(read) => (
        <Panel>
          <h3 className="student-results-subject">
            {read.hidden ? text.left : text.title} {read.hidden ? null : <span>{text.where}</span>}
          </h3>
          {read.hidden ? <p className="mt-2 text-muted">{text.leftDetail}</p> : <Places of={read} />}
          <div className="student-results-switch">
            <RankingSwitch />
          </div>
        </Panel>
      )}
    </PupilView>
  );
}

function Places({ of: { neighbours, missing } }: { of: PupilRanking }) {
  const isTied = neighbours.some(({ isSelf, place }) => !isSelf && place === 1);
  if (neighbours.length < 2) return <p className="mt-2 text-muted">{text.few}</p>;
  return (
    <>
      <ol className="mt-2">
        {neighbours.map((neighbour, index) => (
          <li
            // Three may share a place, and two of them a name.
            key={index}
            className="student-results-place"
            aria-current={neighbour.isSelf ? 'true' : undefined}
          >
            <span>{neighbour.place === null ? null : text.place(neighbour.place)}</span>
            <span>{neighbour.isSelf ? text.you : neighbour.name}</span>
            <b>{formatCount(neighbour.points)}</b>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-muted">
        {missing ? text.lacks(missing.points, missing.place) : isTied ? text.tied : text.first}
      </p>
    </>
  );
}
