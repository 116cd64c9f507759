import { Play, Trophy } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useAchievements } from '@/api/pupil/own';
import { useSignedIn } from '@/api/session/session-context';
import { pupilPaths } from '@/domain/pupil-paths';
import { Panel, PanelEmpty } from '@/parts/pupil/page/panel';
import { PupilView } from '@/parts/pupil/page/pupil-view';
import { PlayLink } from '@/parts/pupil/shapes/play';
import { Square } from '@/parts/pupil/shapes/square';
import { pupilText } from '@/parts/pupil/pupil.text';

import { Awards, OWN_AWARDS } from './awards';

const text = pupilText.awards;

/** As many as are named. */
const RECENT = 3;

/** The latest achievements; where no quiz is at hand it leads to one, and tells how many more there are. */
export function RecentAwards({ isBesideQuiz = false }: { isBesideQuiz?: boolean }) {
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
              {...(isBesideQuiz ? {} : invitation)}
            />
          </Panel>
        ) : (
          <Panel title={text.title}>
            <Awards of={unlocked.slice(0, RECENT)} />
            {unlocked.length > RECENT && !isBesideQuiz ? (
              <Link className="pupil-page-link mt-2 text-sm" to={`${pupilPaths.rules}#${OWN_AWARDS}`}>
                {text.more(unlocked.length - RECENT)}
              </Link>
            ) : null}
          </Panel>
        )
      }
    </PupilView>
  );
}

const invitation = {
  detail: text.noneDetail,
  action: (
    <PlayLink to={pupilPaths.quiz}>
      <Play className="icon icon-s" />
      {text.play}
    </PlayLink>
  ),
};
