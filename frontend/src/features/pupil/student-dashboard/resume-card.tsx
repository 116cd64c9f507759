import { RotateCcw } from 'lucide-react';

import { useCurrentQuiz } from '@/api/pupil/quiz';
import { pupilPaths } from '@/domain/pupil-paths';
import { subjectOf } from '@/domain/quiz/subject-of';
import { Panel } from '@/parts/pupil/page/panel';
import { PlayLink } from '@/parts/pupil/shapes/play';

import { dashboardText } from './dashboard.text';

const text = dashboardText.resume;

/** A quiz that was left and still runs; nothing where there is none, or nobody knows. */
export function ResumeCard() {
  const quiz = useCurrentQuiz().data?.quiz;
  if (!quiz) return null;
  return (
    <Panel tone="sky" shape="line">
      <RotateCcw className="icon icon-l" />
      <div className="panel-grow">
        <p>
          <b>{text.title(quiz.currentQuestion, quiz.totalQuestions)}</b>
        </p>
        <p className="text-sm">{text.detail(subjectOf(quiz))}</p>
      </div>
      <PlayLink to={pupilPaths.quiz}>{text.go}</PlayLink>
    </Panel>
  );
}
