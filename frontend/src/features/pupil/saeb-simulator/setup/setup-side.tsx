import type { PupilRanking } from '@/api/pupil/own';
import type { Resource } from '@/api/wire/use-resource';
import { RecentAwards } from '@/parts/pupil/awards/recent-awards';
import { OwnNumbers } from '@/parts/pupil/page/numbers';
import { Panel } from '@/parts/pupil/page/panel';
import { PupilView } from '@/parts/pupil/page/pupil-view';
import { pupilText as text } from '@/parts/pupil/pupil.text';

/** The latest achievements and one's own numbers. */
export const SetupSide = ({ ranking }: { ranking: Resource<PupilRanking> }) => (
  <div className="pupil-page-stack">
    <RecentAwards isBesideQuiz />
    <PupilView of={ranking}>
      {(numbers) => (
        <Panel title={text.numbers.title}>
          <OwnNumbers of={numbers} />
        </Panel>
      )}
    </PupilView>
  </div>
);
