import type { ClassSimulationDetail, ClassSimulationResult } from '@/api/class-simulations/class-simulations';
import { percentText } from '@/domain/percent';
import { Button } from '@/kit/ui/button';

import { usePractise, useRestart } from '../use-restart';
import { resultText as text } from './result.text';

import '@/kit/data/figure/figure.css';
import '@/kit/ui/card.css';
import './result-answer.css';

interface ResultAnswerProps {
  simulation: ClassSimulationDetail;
  result: ClassSimulationResult;
}

/** The figure, the sentence, and what to do about it. */
export function ResultAnswer({ simulation, result }: ResultAnswerProps) {
  const { feedback, retake, retakeText } = result;
  // What to teach again is said of this class alone; the verdict, of many.
  const answer = retake === null ? feedback[0] : retakeText;
  return (
    <section className="card result-answer">
      <div className="result-answer-rate">
        <p className="text-sm text-muted">{text.rate}</p>
        <p className="figure-display">{percentText(result.hitRate)}</p>
      </div>
      <div className="result-answer-words">
        <h2>{answer}</h2>
        {feedback
          .filter((sentence) => sentence !== answer)
          .map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        {simulation.mayChange ? <NextStep simulation={simulation} result={result} /> : null}
      </div>
    </section>
  );
}

/** What was wrong once more on the wall; after a test on paper, the skill to teach again. */
function NextStep({ simulation, result: { asked, retake } }: ResultAnswerProps) {
  // What nobody answered wrong needs no second time.
  const wrong = asked.filter(({ hits, answers, blank }) => hits < answers + blank);
  const again = useRestart(
    simulation,
    wrong.map(({ questionId }) => questionId),
  );
  const practise = usePractise(simulation);
  if (simulation.kind === 'impressa') {
    const skillId = retake?.skillId ?? null;
    return retake === null || skillId === null ? null : (
      <Button
        variant="primary"
        className="mt-3"
        pending={practise.pending}
        pendingText={text.againPending}
        onClick={() => practise.run(skillId)}
      >
        {text.practise(retake.name)}
      </Button>
    );
  }
  return wrong.length === 0 || wrong.length === asked.length ? null : (
    <Button
      variant="primary"
      className="mt-3"
      pending={again.pending}
      pendingText={text.againPending}
      onClick={() => again.run()}
    >
      {text.repeat(wrong.length)}
    </Button>
  );
}
