import type { PupilRanking } from '@/api/pupil/own';
import { formatCount } from '@/domain/decimal';
import { pupilText } from '@/parts/pupil/pupil.text';

import { Facts } from './facts';

const text = pupilText.numbers;

/** Quizzes, average, best streak and points. */
export function OwnNumbers({ of }: { of: PupilRanking }) {
  const { totalQuizzes, averageScore, bestStreak, totalPoints } = of;
  return (
    <Facts
      big
      of={[
        [text.quizzes, formatCount(totalQuizzes)],
        [text.average, averageScore === null ? text.none : text.percent(averageScore)],
        [text.streak, formatCount(bestStreak)],
        [text.points, formatCount(totalPoints)],
      ]}
    />
  );
}
