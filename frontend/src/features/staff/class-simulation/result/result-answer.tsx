import type { ClassSimulationDetail, ClassSimulationResult } from '@/api/class-simulations/class-simulations';
import { percentText } from '@/domain/class-simulation/figures';
import { Button } from '@/kit/ui/button';

import { useRestart } from '../use-restart';
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
  const [verdict = '', ...reasons] = result.feedback;
  // What nobody answered wrong needs no second time.
  const wrong = result.asked.filter(({ hits, answers, blank }) => hits < answers + blank);
  const again = useRestart(
    simulation,
    wrong.map(({ questionId }) => questionId),
  );
  const mayRepeat =
    simulation.kind === 'projetada' &&
    simulation.mayChange &&
    wrong.length > 0 &&
    wrong.length < result.asked.length;
  return (
    <section className="card result-answer">
      <div className="result-answer-rate">
        <p className="text-sm text-muted">{text.rate}</p>
        <p className="figure-display">{percentText(result.hitRate)}</p>
      </div>
      <div className="result-answer-words">
        <h2>{verdict}</h2>
        {reasons.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {mayRepeat ? (
          <Button
            variant="primary"
            className="mt-3"
            pending={again.pending}
            pendingText={text.againPending}
            onClick={() => again.run()}
          >
            {text.repeat(wrong.length)}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
