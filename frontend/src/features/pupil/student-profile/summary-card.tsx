import { useAchievements, useRanking } from '@/api/pupil/own';
import { useSignedIn } from '@/api/session/session-context';
import { formatCount } from '@/domain/decimal';
import { Facts } from '@/parts/pupil/page/facts';
import { Panel } from '@/parts/pupil/page/panel';

import { profileText } from './profile.text';

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
