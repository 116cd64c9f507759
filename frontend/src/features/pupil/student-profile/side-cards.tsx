import { Play, Trophy } from 'lucide-react';

import { useAchievements, useRanking } from '@/api/pupil/own';
import { useSignedIn } from '@/api/session/session-context';
import { formatCount } from '@/domain/decimal';
import { pupilPaths } from '@/domain/pupil-paths';
import { Awards } from '@/parts/pupil/awards/awards';
import { Facts } from '@/parts/pupil/page/facts';
import { Panel, PanelEmpty } from '@/parts/pupil/page/panel';
import { PupilView } from '@/parts/pupil/page/pupil-view';
import { PlayLink } from '@/parts/pupil/shapes/play';
import { Square } from '@/parts/pupil/shapes/square';
import { pupilText } from '@/parts/pupil/pupil.text';

import { profileText } from './profile.text';

/** As many as are named. */
const RECENT = 3;

const figure = (value: number | undefined): string => (value === undefined ? '–' : formatCount(value));

export function SummaryCard({ mates }: { mates: number | undefined }) {
  const text = profileText.summary;
  const { id } = useSignedIn();
  const ranking = useRanking(id);
  const achievements = useAchievements(id);
  return (
    <Panel title={text.title}>
      <Facts
        big
        three
        of={[
          [text.quizzes, figure(ranking.data?.totalQuizzes)],
          [text.awards, figure(achievements.data?.unlocked.length)],
          [text.mates, figure(mates)],
        ]}
      />
    </Panel>
  );
}

export function RecentAwards() {
  const text = pupilText.awards;
  const { id } = useSignedIn();
  const achievements = useAchievements(id);
  return (
    <PupilView of={achievements}>
      {({ unlocked }) =>
        unlocked.length === 0 ? (
          <Panel>
            <PanelEmpty
              icon={
                <Square tone="sun">
                  <Trophy className="icon icon-l" />
                </Square>
              }
              title={text.none}
              detail={text.noneDetail}
              action={
                <PlayLink to={pupilPaths.quiz}>
                  <Play className="icon icon-s" />
                  {text.play}
                </PlayLink>
              }
            />
          </Panel>
        ) : (
          <Panel title={text.title}>
            <Awards of={unlocked.slice(0, RECENT)} />
            {unlocked.length > RECENT ? (
              <p className="mt-3 text-sm text-muted">{text.more(unlocked.length - RECENT)}</p>
            ) : null}
          </Panel>
        )
      }
    </PupilView>
  );
}
