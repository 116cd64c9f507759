import type { Goal } from '@/api/index/goals';
import type { School } from '@/api/school';
import { useAbout } from '@/api/about';
import { Disclosure } from '@/kit/data/disclosure';
import { Button } from '@/kit/ui/button';
import { lacksSentence } from '@/parts/index/lacks-sentence';

import type { Board } from '../board';
import type { BoardViewProps } from '../board-view';
import { GoalButton } from '../goal/goal-button';
import { codeStep, needsFiles, noResultReasons } from '../origin/no-result';
import { noResultText } from '../origin/no-result.text';
import { Example } from './example';
import { startText as text } from './start.text';
import { type Step, Steps } from './steps';

import './begin.css';

interface StartCardProps extends Pick<BoardViewProps, 'school' | 'board' | 'onImport' | 'onCode'> {
  goals: readonly Goal[] | undefined;
}

/** One card instead of empty ones: code, result and goal, plan. */
export function StartCard({ school, board, goals, onImport, onCode }: StartCardProps) {
  const { data: about } = useAbout();
  const reasons = noResultReasons(school, board, about?.reference);
  // While INEP's files are not loaded no code is known: nothing is wrong with it.
  const code =
    reasons.includes('noReference') && school.inepCode !== null ? null : codeStep(school, board.isKnown);
  const steps: Step[] = [
    codeStepOf(school, board, code, onCode),
    {
      title: text.result.title,
      state: code ? 'later' : 'now',
      detail: <ResultDetail board={board} reasons={reasons} mayImport={onImport !== null} />,
      action: (
        <>
          {onImport ? (
            <Button variant={code ? 'outline' : 'primary'} onClick={() => onImport('numeros')}>
              {text.result.enter}
            </Button>
          ) : null}
          <GoalButton schoolId={school.id} board={board} goals={goals} />
        </>
      ),
    },
    { title: text.plan.title, state: 'later', detail: text.plan.detail },
  ];
  return (
    <section className="card begin" aria-labelledby="comece-aqui">
      <div className="begin-steps">
        <h2 id="comece-aqui">{text.title}</h2>
        <p className="mb-5 text-sm text-muted">{text.detail}</p>
        <Steps steps={steps} />
        {onImport ? (
          <p className="row mt-4 gap-1 text-sm text-subtle">
            <Button variant="text" flush onClick={() => onImport('planilha')}>
              {text.import}
            </Button>
            {text.importDetail}
          </p>
        ) : null}
      </div>
      <Example school={school} stage={board.stage} />
    </section>
  );
}

function codeStepOf(
  { inepCode }: School,
  { isKnown }: Board,
  step: ReturnType<typeof codeStep>,
  onCode: (() => void) | null,
): Step {
  const { title, known, kept } = text.code;
  if (!step) return { title, state: 'done', detail: (isKnown ? known : kept)(inepCode ?? '') };
  return {
    title,
    state: 'now',
    detail: (
      <>
        {step === 'give' ? <p>{noResultText.reasons.noCode}</p> : null}
        <p>{onCode ? noResultText.code[step] : noResultText.askCode[step]}</p>
      </>
    ),
    action: onCode ? (
      <Button variant="primary" onClick={onCode}>
        {noResultText.codeButton[step]}
      </Button>
    ) : null,
  };
}

interface ResultDetailProps {
  board: Board;
  reasons: ReturnType<typeof noResultReasons>;
  mayImport: boolean;
}

/** That there is no result, why that can be, and what there is to do about it. */
function ResultDetail({ board, reasons, mayImport }: ResultDetailProps) {
  const lacks = board.incomplete ? lacksSentence(board.incomplete) : null;
  return (
    <>
      <p>{[text.result.none(board.stage), lacks].filter(Boolean).join(' ')}</p>
      <p>{mayImport ? text.result.own : noResultText.askImport}</p>
      <Why reasons={reasons} />
    </>
  );
}

/** The one reason, or all that may be it; the code is the first step's. */
function Why({ reasons }: Pick<ResultDetailProps, 'reasons'>) {
  const others = reasons.filter((reason) => reason !== 'noCode');
  const sentences = [
    ...others.map((reason) => noResultText.reasons[reason]),
    ...(needsFiles(reasons) ? [noResultText.askOperator] : []),
  ];
  if (others.length < 2) return sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
  return (
    <Disclosure summary={noResultText.why}>
      <ul className="begin-why">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
