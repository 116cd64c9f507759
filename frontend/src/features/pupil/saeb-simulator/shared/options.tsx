import { Check, CircleMinus } from 'lucide-react';
import type { ReactNode } from 'react';

import { type Letter, letters } from '@/domain/question/letter';
import { unbroken } from '@/domain/quiz/unbroken';

import './options.css';

/** What the four options are called in an answer of the server. */
export interface OptionTexts {
  optionA: string;
  optionB: string;
  optionC: string;
  optionD: string;
}

interface RadiosProps {
  of: OptionTexts;
  /** The statement's id: it is what the group asks. */
  labelledBy: string;
  chosen: Letter | null;
  onChoose: (letter: Letter) => void;
  /** Sent: it stands, and can be chosen no more. */
  isSent: boolean;
  /** At the option that was sent. */
  sentWord?: string | undefined;
}

/** The four as native radios, 56 px high. */
export function OptionRadios({ of, labelledBy, chosen, onChoose, isSent, sentWord }: RadiosProps) {
  return (
    <div className="options" role="radiogroup" aria-labelledby={labelledBy}>
      {letters.map((letter) => {
        const isChosen = letter === chosen;
        const look = isChosen ? 'chosen' : isSent ? 'off' : undefined;
        return (
          <label key={letter} data-look={look}>
            <input
              type="radio"
              name="answer"
              value={letter}
              checked={isChosen}
              disabled={isSent}
              onChange={() => onChoose(letter)}
            />
            <OptionText letter={letter} of={of} />
            {isChosen && sentWord ? <span className="options-word">{sentWord}</span> : null}
          </label>
        );
      })}
    </div>
  );
}

interface JudgedProps {
  of: OptionTexts;
  right: Letter;
  chosen: Letter | null;
  words: { right: string; yours: string };
}

/** The four once the key is known. */
export function JudgedOptions({ of, right, chosen, words }: JudgedProps) {
  return (
    <ul className="options">
      {letters.map((letter) => {
        const isRight = letter === right;
        const isWrong = letter === chosen && !isRight;
        return (
          <li key={letter} data-look={isRight ? 'right' : isWrong ? 'wrong' : 'off'}>
            <OptionText letter={letter} of={of} />
            {isRight ? (
              <Word icon={<Check className="icon icon-s" />}>
                {letter === chosen ? words.yours : words.right}
              </Word>
            ) : isWrong ? (
              <Word icon={<CircleMinus className="icon icon-s" />}>{words.yours}</Word>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

function OptionText({ letter, of }: { letter: Letter; of: OptionTexts }) {
  return (
    <>
      <span className="options-letter">{letter}</span>
      <span className="options-text">{unbroken(of[`option${letter}`])}</span>
    </>
  );
}

const Word = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="options-word">
    {icon}
    {children}
  </span>
);
