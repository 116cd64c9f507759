import { Trophy } from 'lucide-react';

import { type PupilRanking, useAchievements } from '@/api/pupil/own';
import { useSignedIn } from '@/api/session/session-context';
import type { Resource } from '@/api/wire/use-resource';
import { Awards } from '@/parts/pupil/awards/awards';
import { OwnNumbers } from '@/parts/pupil/page/numbers';
import { Panel, PanelEmpty } from '@/parts/pupil/page/panel';
import { PupilView } from '@/parts/pupil/page/pupil-view';
import { Square } from '@/parts/pupil/shapes/square';
import { pupilText as text } from '@/parts/pupil/pupil.text';

/** As many as stand beside the choice. */
const RECENT = 3;

/** The latest achievements and one's own numbers. */
export function SetupSide({ ranking }: { ranking: Resource<PupilRanking> }) {
  const { id } = useSignedIn();
  const achievements = useAchievements(id);
  return (
    <div className="pupil-page-stack">
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
                title={text.awards.none}
              />
            </Panel>
          ) : (
            <Panel title={text.awards.title}>
              <Awards of={unlocked.slice(0, RECENT)} />
            </Panel>
          )
        }
      </PupilView>
      <PupilView of={ranking}>
        {(numbers) => (
          <Panel title={text.numbers.title}>
            <OwnNumbers of={numbers} />
          </Panel>
        )}
      </PupilView>
    </div>
  );
}
