import { type ClassMove, type Pupil, useClassMoves } from '@/api/people/pupils';
import { useMay } from '@/api/session/session-context';
import { formatDate } from '@/domain/dates';
import { shiftLabels } from '@/domain/shift';
import { ResourceView } from '@/kit/feedback/resource-view';
import { PASTED } from '@/parts/import/import-file';

import { MoveInline } from '../deeds/move-inline';
import { useSchoolClasses } from '../use-school-classes';
import { sheetText } from './sheet.text';

const text = sheetText.class;

/** Where the pupil is, another class for them, and where they came through. */
export function SheetClass({ schoolId, pupil }: { schoolId: number; pupil: Pupil }) {
  const mayMove = useMay('pupil.change');
  const moves = useClassMoves(pupil.id);
  const { open, nameOf } = useSchoolClasses(schoolId);
  const now = open.find(({ id }) => id === pupil.classId);
  return (
    <div className="grid gap-6">
      <div>
        <p className="text-sm text-muted">{text.now}</p>
        <p className="figure">
          <span>{nameOf(pupil) ?? sheetText.noClass}</span>
          {now ? <small>{text.taught(shiftLabels[now.shift], now.teacherName)}</small> : null}
        </p>
        {mayMove ? <MoveInline schoolId={schoolId} pupil={pupil} /> : null}
      </div>
      <section>
        <h3 className="mb-3">{text.history}</h3>
        <ResourceView
          resource={moves}
          loading={text.loading}
          failed={text.failed}
          empty={<p className="text-sm text-muted">{text.none}</p>}
        >
          {(known) => (
            <ol className="pupil-sheet-history">
              {known.map((move, place) => (
                <li key={move.at}>
                  <b>{move.className ?? sheetText.noClass}</b>, {whenOf(move, known[place - 1])}
                  <p className="text-xs text-subtle">{howOf(move, known[place + 1])}</p>
                </li>
              ))}
            </ol>
          )}
        </ResourceView>
      </section>
    </div>
  );
}

function whenOf(move: ClassMove, later: ClassMove | undefined): string {
  const from = formatDate(move.at);
  return later ? text.between(from, formatDate(later.at)) : text.since(from);
}

function howOf(move: ClassMove, earlier: ClassMove | undefined): string {
  const { className, importFile, byName } = move;
  const came = earlier?.className ? text.cameFrom(earlier.className) : text.cameFromNone;
  const what = !earlier ? text.first : className === null ? text.left : came;
  const file =
    importFile === null ? '' : ` ${importFile === PASTED ? text.byCells : text.byFile(importFile)}`;
  return `${what}${file}${byName === null ? '' : `, ${text.by(byName)}`}`;
}
