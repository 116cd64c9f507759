import { CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';

import { questionImage, type ReviewedQuestion } from '@/api/pupil/quiz';
import type { Letter } from '@/domain/question/letter';
import { shortened } from '@/domain/question/shortened';
import { Disclosure } from '@/kit/data/disclosure';
import { Badge } from '@/kit/ui/badge';
import { Note } from '@/kit/ui/note';
import { QuestionImage, QuestionPreview } from '@/parts/questions/question-preview';

import { quizzesText } from './quizzes.text';

import './judged-question.css';

const text = quizzesText.answers;

interface JudgedQuestionProps {
  quizId: number;
  of: ReviewedQuestion;
}

/** Whether it was right and what it is about; behind that, what the pupil read and chose. */
export function JudgedQuestion({ quizId, of }: JudgedQuestionProps) {
  const { image, selectedAnswer: chosen, correctAnswer: right, isCorrect, explanation } = of;
  return (
    <Disclosure summary={<Head of={of} />}>
      <div className="grid gap-3 pb-2">
        <QuestionPreview
          question={{
            subject: null,
            difficulty: null,
            baseText: of.baseText ?? '',
            baseTextSource: of.baseTextSource ?? '',
            image: image && <QuestionImage url={questionImage(quizId, image.id)} alt={image.alt} />,
            question: of.question,
            options: { A: of.optionA, B: of.optionB, C: of.optionC, D: of.optionD },
          }}
          right={right}
          marks={marksOf(of)}
        />
        {chosen !== null && isCorrect !== (chosen === right) ? <Note>{text.rekeyed}</Note> : null}
        {explanation ? (
          <div className="judged-question-why">
            <b>{text.explanation}</b>
            <p>{explanation}</p>
          </div>
        ) : null}
      </div>
    </Disclosure>
  );
}

const verdicts = {
  right: { tone: 'ok', icon: <CircleCheck className="icon" /> },
  wrong: { tone: 'bad', icon: <CircleX className="icon" /> },
  late: { tone: 'warn', icon: <CircleMinus className="icon" /> },
} as const;

function Head({ of: { ordinal, isCorrect, selectedAnswer, skill, question } }: { of: ReviewedQuestion }) {
  const verdict = isCorrect ? 'right' : selectedAnswer === null ? 'late' : 'wrong';
  return (
    <span className="judged-question">
      <span>{text.number(ordinal)}</span>
      <Badge {...verdicts[verdict]}>{text.verdicts[verdict]}</Badge>
      <span className="judged-question-about">{skill ?? shortened(question)}</span>
    </span>
  );
}

/** The right option and the one that was chosen, which may be the same. */
function marksOf({ correctAnswer, selectedAnswer }: ReviewedQuestion): Partial<Record<Letter, ReactNode>> {
  const isSame = correctAnswer === selectedAnswer;
  return {
    ...(selectedAnswer && {
      [selectedAnswer]: <Badge {...verdicts.wrong}>{text.options.chosenWrong}</Badge>,
    }),
    [correctAnswer]: (
      <Badge {...verdicts.right}>{isSame ? text.options.chosenRight : text.options.right}</Badge>
    ),
  };
}
