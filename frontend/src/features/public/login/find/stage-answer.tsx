import type { ReferenceSchool } from '@/api/reference';
import { decimal, formatDecimal } from '@/domain/decimal';
import { type Stage, stageLabels } from '@/domain/index/stage';
import { WaysLine } from '@/parts/effort/ways-line';
import { IdebRuleZoom } from '@/parts/index/ideb-rule-zoom';

import { answerText as text } from './answer.text';

import '@/kit/data/figure/figure.css';
import './school-answer.css';

type Told = ReferenceSchool['outlooks'][number]['answer'];

interface StageAnswerProps {
  school: ReferenceSchool;
  stage: Stage | undefined;
  /** The newest edition that is loaded. */
  newest: number | undefined;
  /** The id of the sentence. */
  heading: string;
}

/** The newest index of a stage beside what it lacks; what is missing says why. */
export function StageAnswer({ school, stage, newest, heading }: StageAnswerProps) {
  const outlook = school.outlooks.find((one) => one.stage === stage);
  const answer = outlook?.answer ?? null;
  const latest = school.results.findLast((result) => result.stage === stage && result.idebScore !== null);
  return (
    <>
      <div className="school-answer-head">
        {latest ? (
          <p className="school-answer-figure">
            <span>{text.index}</span> <b className="figure-display">{formatDecimal(latest.idebScore, 1)}</b>
          </p>
        ) : null}
        <div className="school-answer-words">
          <p className="text-xs text-muted">{whoseOf(school, stage, latest?.year)}</p>
          <h2 id={heading} tabIndex={-1}>
            {sentenceOf(answer, latest)}
          </h2>
          <p className="text-sm text-muted">
            {answer ? <Ways answer={answer} /> : latest ? text.incomplete : text.noneWhy}
          </p>
        </div>
      </div>
      {answer ? <Zoom answer={answer} /> : null}
      {latest && newest !== undefined && latest.year < newest ? (
        <p className="mt-3 text-xs text-subtle">{text.old(latest.year, newest)}</p>
      ) : null}
    </>
  );
}

function whoseOf({ name }: ReferenceSchool, stage: Stage | undefined, year: number | undefined): string {
  if (stage === undefined) return name;
  return year === undefined
    ? text.ofStage(name, stageLabels[stage])
    : text.of(name, stageLabels[stage], year);
}

function sentenceOf(answer: Told, latest: ReferenceSchool['results'][number] | undefined): string {
  if (!latest) return text.none;
  if (!answer) return text.published(formatDecimal(latest.idebScore, 1), latest.year);
  return answer.met ? text.highest : text.lacks(formatDecimal(answer.aim.ideb, 1), formatDecimal(answer.gap));
}

function Ways({ answer: { ways, met } }: { answer: NonNullable<Told> }) {
  if (met) return null;
  return ways.length === 0 ? text.noWay : <WaysLine ways={ways} />;
}

function Zoom({ answer }: { answer: NonNullable<Told> }) {
  const [product, target, threshold] = [answer.index, answer.aim.ideb, answer.threshold].map(decimal);
  if (!product || !target || !threshold || answer.met) return null;
  return (
    <div className="mt-4">
      <IdebRuleZoom product={product} target={target} threshold={threshold} />
    </div>
  );
}
