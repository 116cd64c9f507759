import type { ClassSimulationResult } from '@/api/class-simulations/class-simulations';
import { durationOf } from '@/domain/class-simulation/figures';
import { formatDecimal } from '@/domain/decimal';
import { Cell, Cells } from '@/kit/data/figure/cells';

import { resultText as text } from './result.text';

/** What else there is to know in figures, of the wall or of paper. */
export function ResultFigures({ result }: { result: ClassSimulationResult }) {
  const { simulation, grade, gradeBefore, answers, meanSeconds, skipped } = result;
  const isPrinted = simulation.kind === 'impressa';
  const how = text.how[simulation.kind];
  return (
    <Cells label={text.figures}>
      <Cell
        span={4}
        label={text.grade}
        value={formatDecimal(grade)}
        context={
          gradeBefore === null
            ? text.noGradeBefore(simulation.subjectName, how)
            : text.gradeBefore(formatDecimal(gradeBefore), how)
        }
      />
      {isPrinted || meanSeconds === null ? (
        <Cell span={4} label={text.participants} value={result.participants} context={whoIsLeft(result)} />
      ) : (
        <Cell
          span={4}
          label={text.mean}
          value={durationOf(meanSeconds).value}
          small={durationOf(meanSeconds).unit}
          context={text.perQuestion}
        />
      )}
      <Cell
        span={4}
        label={isPrinted ? text.blank : text.skipped}
        value={skipped}
        context={isPrinted ? text.ofAnswers(answers) : text.ofQuestions(result.asked.length)}
      />
    </Cells>
  );
}

/** Who of the class is not in the figures. */
function whoIsLeft({ absent, untyped }: ClassSimulationResult): string {
  const left = [
    ...(absent > 0 ? [text.absent(absent)] : []),
    ...(untyped > 0 ? [text.untyped(untyped)] : []),
  ];
  return left.length === 0 ? text.everybody : left.join(', ');
}
