import type { ReactNode } from 'react';

import { type Difficulty, difficultyLabels } from '@/domain/question/difficulty';
import { type Letter, letters } from '@/domain/question/letter';

import { previewText as text } from './question-preview.text';

import './question-preview.css';

export interface Previewed {
  /** Null where what stands around it says so. */
  subject: string | null;
  difficulty: Difficulty | null;
  baseText: string;
  baseTextSource: string;
  image: ReactNode;
  question: string;
  options: Readonly<Record<Letter, string>>;
}

interface QuestionPreviewProps {
  question: Previewed;
  /** The right option, where its mark tells it. */
  right?: Letter;
  /** What is told of an option, below it. */
  marks?: Partial<Record<Letter, ReactNode>>;
}

/** A question in the pupils' shape. Markup, LaTeX and the like stand as they were written. */
export function QuestionPreview({ question: shown, right, marks }: QuestionPreviewProps) {
  const { subject, difficulty, baseText, baseTextSource, image, question, options } = shown;
  return (
    <div className="question-preview">
      {subject === null ? null : (
        <p className="text-xs text-subtle">
          {difficulty === null ? subject : text.about(subject, difficultyLabels[difficulty])}
        </p>
      )}
      {baseText === '' ? null : <p className="question-preview-base">{baseText}</p>}
      {baseTextSource === '' ? null : (
        <p className="question-preview-source">{text.source(baseTextSource)}</p>
      )}
      {image}
      <p className="question-preview-statement">
        {question === '' ? <span className="text-subtle">{text.noStatement}</span> : question}
      </p>
      <ol className="question-preview-options">
        {letters.map((letter) => (
          <li key={letter}>
            <OptionLetter letter={letter} chosen={letter === right} />
            <span>
              {options[letter]}
              {marks?.[letter] ? <span className="block mt-1">{marks[letter]}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Its image, as the server has it. */
export const QuestionImage = ({ url, alt }: { url: string; alt: string }) => (
  <img className="question-preview-image" src={url} alt={alt || text.noAlt} loading="lazy" />
);

/** An image that was chosen and not sent yet. No address leads to it: pages may show those of the server alone. */
export const BitmapImage = ({ bitmap, alt }: { bitmap: ImageBitmap; alt: string }) => (
  <canvas
    ref={(canvas) => draw(canvas, bitmap)}
    className="question-preview-image"
    role="img"
    aria-label={alt || text.noAlt}
  />
);

/** As wide as a screen needs it. */
const WIDEST = 800;

function draw(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap): void {
  if (!canvas) return;
  const scale = Math.min(1, WIDEST / bitmap.width);
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}

interface OptionLetterProps {
  letter: Letter;
  /** It is told to be the right one. */
  right?: boolean;
  /** It only looks like it: something else tells it. */
  chosen?: boolean;
}

/** The letter of an option, filled where it is the right one. */
export function OptionLetter({ letter, right = false, chosen = right }: OptionLetterProps) {
  return (
    <span
      className={`question-preview-letter${chosen ? ' question-preview-right' : ''}`}
      aria-hidden={!right}
    >
      {letter}
      {right ? <span className="sr-only"> {text.right}</span> : null}
    </span>
  );
}
