import { Volume2, VolumeX } from 'lucide-react';
import type { Ref } from 'react';

import type { QuizQuestion } from '@/api/pupil/quiz';
import { letters } from '@/domain/question/letter';
import { IconButton } from '@/kit/ui/icon-button';
import { Chip } from '@/parts/pupil/shapes/chip';

import { JudgedOptions, OptionRadios } from '../shared/options';
import { simulatorText } from '../shared/simulator.text';
import { Statement } from '../shared/statement';
import { playText as text } from './play.text';
import type { Playing } from './use-game';
import type { RecordDeed } from './use-recording';
import { useVoice } from './use-voice';

interface PlayQuestionProps {
  playing: Playing;
  question: QuizQuestion;
  heading: Ref<HTMLHeadingElement>;
  record: RecordDeed;
}

/** The question, and its options before and after the verdict. */
export function PlayQuestion({ playing, question, heading, record }: PlayQuestionProps) {
  const { game, choose } = playing;
  const { phase, chosen, quiz } = game;
  const id = `statement-${question.id}`;
  return (
    <div className="quiz-play-body" data-judged={phase.at === 'verdict'}>
      <Statement
        quizId={quiz.id}
        of={question}
        id={id}
        heading={heading}
        about={<Chip>{simulatorText.difficulty[question.difficulty]}</Chip>}
        action={
          <Voice
            key={question.id}
            question={question}
            onListen={() => record(question.id, 'leitura_em_voz_alta')}
          />
        }
        onEnlarge={() => record(question.id, 'imagem_aberta')}
      />
      {phase.at === 'verdict' ? (
        <JudgedOptions
          of={question}
          right={phase.verdict.correctAnswer}
          chosen={chosen}
          words={{ right: text.right, yours: text.yours }}
        />
      ) : (
        <OptionRadios
          of={question}
          labelledBy={id}
          chosen={chosen}
          onChoose={choose}
          isSent={phase.at !== 'asking'}
          sentWord={phase.at === 'cut' ? text.kept : undefined}
        />
      )}
      {game.deadline === null && phase.at === 'asking' ? (
        <p className="text-sm text-muted">{text.untimed}</p>
      ) : null}
    </div>
  );
}

function Voice({ question, onListen }: { question: QuizQuestion; onListen: () => void }) {
  const spoken = [
    question.baseText ?? '',
    question.question,
    ...letters.map((letter) => `${letter}: ${question[`option${letter}`]}`),
  ].join('. ');
  const { isThere, isSpeaking, turn } = useVoice(spoken);
  if (!isThere) return null;
  const Icon = isSpeaking ? VolumeX : Volume2;
  return (
    <IconButton
      label={isSpeaking ? text.listenStop : text.listen}
      onClick={() => {
        turn();
        if (!isSpeaking) onListen();
      }}
    >
      <Icon className="icon" />
    </IconButton>
  );
}
