import type { Question } from '@/api/questions/questions';

import { paperTestText } from '../paper-test.text';

import './exam-key.css';

const text = paperTestText.paper;

/** The right answers, for who gives the test. */
export function ExamKey({ questions, heading }: { questions: readonly Question[]; heading: string }) {
  return (
    <article className="exam-key exam-paper-sheet">
      <h2 className="exam-paper-title">{text.key}</h2>
      <p>{text.keyFor(heading)}</p>
      <table>
        <caption className="sr-only">{text.key}</caption>
        <thead>
          <tr>
            <th scope="col">{text.number}</th>
            <th scope="col">{text.answer}</th>
            <th scope="col">{text.option}</th>
            <th scope="col">{text.skill}</th>
          </tr>
        </thead>
        <tbody>
          {questions.map((question, at) => (
            <tr key={question.id}>
              <th scope="row">{at + 1}</th>
              <td>
                <b>{question.correctAnswer}</b>
              </td>
              <td>{question[`option${question.correctAnswer}`]}</td>
              <td>{question.mainSkill?.name ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
