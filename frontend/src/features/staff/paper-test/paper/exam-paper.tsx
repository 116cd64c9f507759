import { imageOf, type Question } from '@/api/questions/questions';
import { useSchool } from '@/api/school';
import { useSignedIn } from '@/api/session/session-context';
import { letters } from '@/domain/question/letter';

import { ExamGrid } from './exam-grid';
import { ExamKey } from './exam-key';
import { type PaperQuestion, withSharedTexts } from './shared-texts';
import type { Settings } from '../paper-settings';
import { paperTestText } from '../paper-test.text';

import './exam-paper.css';

const text = paperTestText.paper;

interface ExamPaperProps {
  questions: readonly Question[];
  heading: string;
  settings: Settings;
}

/** The test as it leaves the printer: white in both themes, the questions in two columns, the key on a sheet of its own. */
export function ExamPaper({ questions, heading, settings }: ExamPaperProps) {
  const { data: school } = useSchool(useSignedIn().schoolId);
  return (
    // Reached by Tab, for it scrolls where the screen is narrower than paper.
    <div
      className="exam-paper"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={text.label}
    >
      <article className="exam-paper-sheet">
        <header className="exam-paper-head">
          <p className="exam-paper-school">{school?.demo ? text.demo(school.name) : school?.name}</p>
          <h2 className="exam-paper-title">{heading}</h2>
          <div className="exam-paper-lines">
            <Line label={text.name} wide />
            <Line label={text.class} value={settings.className} />
            <Line label={text.date} />
            <Line label={text.mark} />
          </div>
        </header>
        {settings.grid ? <ExamGrid count={questions.length} /> : null}
        <ol className="exam-paper-questions">
          {withSharedTexts(questions).map((one) => (
            <OneQuestion key={one.question.id} {...one} />
          ))}
        </ol>
      </article>
      {settings.key ? <ExamKey questions={questions} heading={heading} /> : null}
    </div>
  );
}

interface LineProps {
  label: string;
  value?: string;
  wide?: boolean;
}

/** Something to write on, or what was written before. */
const Line = ({ label, value = '', wide = false }: LineProps) => (
  <p className={wide ? 'exam-paper-line exam-paper-wide' : 'exam-paper-line'}>
    <span>{label}:</span> <b>{value}</b>
  </p>
);

function OneQuestion({ question, place, textUntil }: PaperQuestion) {
  const url = imageOf(question);
  const isShared = textUntil !== null && textUntil > place;
  return (
    <li className="exam-paper-question">
      {isShared ? (
        <>
          <p className="exam-paper-shared">{text.forAll(place, textUntil)}</p>
          <BaseText question={question} />
        </>
      ) : null}
      <h3 className="exam-paper-number">{text.question(place)}</h3>
      {textUntil === place ? <BaseText question={question} /> : null}
      {url === null ? null : <img src={url} alt={question.imageAlt ?? text.noAlt} />}
      <p className="exam-paper-statement">{question.question}</p>
      <ol>
        {letters.map((letter) => (
          <li key={letter}>
            <b>{letter})</b> <span>{question[`option${letter}`]}</span>
          </li>
        ))}
      </ol>
    </li>
  );
}

const BaseText = ({ question: { baseText, baseTextSource } }: { question: Question }) => (
  <>
    {baseText === null ? null : <p className="exam-paper-base">{baseText}</p>}
    {baseTextSource === null ? null : <p className="exam-paper-source">{text.source(baseTextSource)}</p>}
  </>
);
