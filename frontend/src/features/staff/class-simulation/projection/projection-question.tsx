import { Check, Lightbulb, Undo2 } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

import type { AskedQuestion } from '@/api/class-simulations/class-simulations';
import type { Stopped } from '@/api/class-simulations/use-sending';
import { imageAt } from '@/api/questions/questions';
import { type Letter, letters } from '@/domain/question/letter';
import { useScrolls } from '@/kit/layout/use-scrolls';

import { projectionText as text } from './projection.text';
import { sizeOf } from './size-of';
import type { Step } from './use-projection';

interface ProjectionQuestionProps {
  heading: RefObject<HTMLHeadingElement | null>;
  question: AskedQuestion;
  step: Step;
  /** Why its answer is not on its way. */
  stopped: Stopped | null;
  onChoose: (letter: Letter) => void;
}

/** The question itself, as large as its words allow: the statement is the page's heading, where each question begins. */
export function ProjectionQuestion({ heading, question, step, stopped, onChoose }: ProjectionQuestionProps) {
  useEffect(() => heading.current?.focus({ preventScroll: true }), [heading]);
  const said = useRef<HTMLDivElement>(null);
  const { box, tabIndex } = useScrolls<HTMLDivElement>();
  const { at } = step;
  useEffect(() => {
    if (at !== 'open') said.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const { baseText, baseTextSource, imageId, imageAlt, questionId } = question;
  const hasBase = baseText !== null || imageId !== null;
  return (
    <div
      ref={box}
      className="projection-room"
      role="group"
      aria-label={text.question}
      // Reached by Tab where it scrolls, for the words are many.
      tabIndex={tabIndex}
      data-size={sizeOf(question)}
      data-with-base={hasBase}
    >
      {hasBase ? (
        <div className="projection-base">
          {baseText === null ? null : <p className="projection-base-text">{baseText}</p>}
          {baseTextSource === null ? null : (
            <p className="projection-source">{text.source(baseTextSource)}</p>
          )}
          {imageId === null ? null : <img src={imageAt(questionId, imageId)} alt={imageAlt ?? text.noAlt} />}
        </div>
      ) : null}
      <div className="projection-asked">
        <h1 ref={heading} tabIndex={-1} className="projection-statement">
          {question.question}
        </h1>
        <div className="projection-options" role="group" aria-label={text.options} data-answers>
          {letters.map((letter) => (
            <Option
              key={letter}
              letter={letter}
              words={question[`option${letter}`]}
              step={step}
              onChoose={onChoose}
            />
          ))}
        </div>
        <div ref={said} role="status">
          <Said step={step} stopped={stopped} explanation={question.explanation} />
        </div>
      </div>
    </div>
  );
}

interface OptionProps {
  letter: Letter;
  words: string;
  step: Step;
  onChoose: (letter: Letter) => void;
}

/** A button as long as it can be chosen; then what became of it, in words, a sign and a colour. */
function Option({ letter, words, step, onChoose }: OptionProps) {
  const inside = (verdict: ReactNode = null) => (
    <>
      <span className="projection-letter">{letter}</span>
      <span className="projection-words">{words}</span>
      {verdict === null ? null : <span className="projection-verdict">{verdict}</span>}
    </>
  );
  switch (step.at) {
    case 'open': {
      const isChosen = step.chosen === letter;
      return (
        <button
          type="button"
          className="projection-option"
          data-look={isChosen ? 'chosen' : 'open'}
          aria-pressed={isChosen}
          onClick={() => onChoose(letter)}
        >
          {inside(isChosen ? text.chosen : null)}
        </button>
      );
    }
    case 'given': {
      const isChosen = step.letter === letter;
      return (
        <div className="projection-option" data-look={isChosen ? 'chosen' : 'rest'}>
          {inside(isChosen ? text.chosen : null)}
        </div>
      );
    }
    case 'known':
      if (step.right === letter) {
        return (
          <div className="projection-option" data-look="right">
            {inside(
              <>
                <Check aria-hidden="true" />
                {text.right}
              </>,
            )}
          </div>
        );
      }
      return step.letter === letter ? (
        <div className="projection-option" data-look="wrong">
          {inside(
            <>
              <Undo2 aria-hidden="true" />
              {text.classChose}
            </>,
          )}
        </div>
      ) : (
        <div className="projection-option" data-look="rest">
          {inside()}
        </div>
      );
  }
}

interface SaidProps {
  step: Step;
  stopped: Stopped | null;
  explanation: string | null;
}

/** What is said below the options: why it is the right one, or why that is not known yet. */
function Said({ step, stopped, explanation }: SaidProps) {
  switch (step.at) {
    case 'open':
      return null;
    case 'given':
      return <p className="projection-why">{stopped === null ? text.checking : text.kept[stopped]}</p>;
    case 'known':
      return (
        <p className="projection-why">
          <Lightbulb className="icon" aria-hidden="true" />
          <span>
            <b>{verdictOf(step)}</b> {explanation}
          </span>
        </p>
      );
  }
}

function verdictOf({ letter, right }: Extract<Step, { at: 'known' }>): string {
  if (letter === null) return `${text.skipped} ${text.isRight(right)}`;
  return letter === right ? text.classWasRight(right) : text.classWasWrong(right, letter);
}
