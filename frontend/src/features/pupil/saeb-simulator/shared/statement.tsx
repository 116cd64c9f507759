import { type ReactNode, type Ref, useState } from 'react';

import { questionImage, type QuizQuestion } from '@/api/pupil/quiz';
import { unbroken } from '@/domain/quiz/unbroken';
import { Modal } from '@/kit/overlay/modal';
import { PlayButton } from '@/parts/pupil/shapes/play';

import { simulatorText as text } from './simulator.text';

import './statement.css';

interface StatementProps {
  quizId: number;
  of: Pick<QuizQuestion, 'question' | 'baseText' | 'baseTextSource' | 'image' | 'skill'>;
  /** By which the options say what they answer. */
  id: string;
  /** Before the skill. */
  about?: ReactNode;
  /** At the end of its line. */
  action?: ReactNode;
  heading?: Ref<HTMLHeadingElement>;
  /** Told when the image is opened. */
  onEnlarge?: () => void;
}

/** What is asked: the text it is about, its image, the statement. Markup and the like stand as they were written. */
export function Statement({ quizId, of, id, about, action, heading, onEnlarge }: StatementProps) {
  const { question, baseText, baseTextSource, image, skill } = of;
  return (
    <div className="statement">
      <div className="statement-about">
        {about}
        <span className="statement-skill">{skill}</span>
        {action}
      </div>
      {baseText ? (
        <div className="statement-base">
          {unbroken(baseText)}
          {baseTextSource ? <p className="statement-source">{text.source(baseTextSource)}</p> : null}
        </div>
      ) : null}
      {image ? (
        <StatementImage src={questionImage(quizId, image.id)} alt={image.alt} onEnlarge={onEnlarge} />
      ) : null}
      <h2 className="statement-text" id={id} ref={heading} tabIndex={-1}>
        {unbroken(question)}
      </h2>
    </div>
  );
}

interface StatementImageProps {
  src: string;
  alt: string;
  onEnlarge: (() => void) | undefined;
}

function StatementImage({ src, alt, onEnlarge }: StatementImageProps) {
  const [isLarge, setLarge] = useState(false);
  const close = () => setLarge(false);
  return (
    <>
      <button
        type="button"
        className="statement-image"
        aria-label={`${text.enlarge}: ${alt || text.imageOf}`}
        onClick={() => {
          setLarge(true);
          onEnlarge?.();
        }}
      >
        <img src={src} alt={alt || text.imageOf} />
      </button>
      {isLarge ? (
        <Modal className="statement-large" aria-label={alt || text.imageOf} onLeave={close} leaveBeside>
          <img src={src} alt={alt || text.imageOf} />
          <PlayButton tone="quiet" block onClick={close}>
            {text.close}
          </PlayButton>
        </Modal>
      ) : null}
    </>
  );
}
