import { type SchoolClass, useClassActions } from '@/api/classes';
import { stageLabels, stages } from '@/domain/index/stage';
import { Empty } from '@/kit/feedback/empty';
import { toast } from '@/kit/feedback/toast/toast-store';
import { undoable } from '@/kit/feedback/toast/undoable';
import { useAction } from '@/kit/feedback/use-action';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';

import { ClassCard } from './class-card';
import { type ClassFilter, enrolledIn, matches } from './class-filter';
import { classesText as text } from './classes.text';

interface ClassStagesProps {
  schoolId: number;
  classes: readonly SchoolClass[];
  filter: ClassFilter;
  /** Takes the filters away; null while there are none. */
  onClear: (() => void) | null;
  onEdit: (it: SchoolClass) => void;
  onChooseTeacher: (it: SchoolClass) => void;
  /** Asks first: there are pupils in the class. */
  onArchive: (it: SchoolClass) => void;
  onRemove: (it: SchoolClass) => void;
}

/** The classes that were looked for, a heading a stage. */
export function ClassStages(props: ClassStagesProps) {
  const { schoolId, classes, filter, onClear, onEdit, onChooseTeacher, onArchive, onRemove } = props;
  const { archive } = useClassActions(schoolId);
  const archiving = useAction(archive, {
    onDone: ({ id, name, archived }) =>
      archived
        ? undoable(text.archived(name), () => archive(id, false), text.archivedDetail)
        : toast.success(text.unarchived(name)),
    failed: text.archiveFailed,
  });
  const found = classes.filter(matches(filter));
  return (
    <>
      <p className="sr-only" role="status">
        {onClear ? text.found(found.length) : ''}
      </p>
      {found.length === 0 && onClear ? (
        <Card>
          <Empty title={text.noneFound} action={<Button onClick={onClear}>{text.clear}</Button>}>
            {text.noneFoundDetail}
          </Empty>
        </Card>
      ) : null}
      {stages.map((stage) => {
        const ofStage = found.filter((it) => it.stage === stage);
        if (ofStage.length === 0) return null;
        return (
          <section key={stage}>
            <h2 className="class-card-stage" tabIndex={-1}>
              {stageLabels[stage]}
              <span>{text.stageCounts(ofStage.length, enrolledIn(ofStage))}</span>
            </h2>
            <div className="class-card-grid">
              {ofStage.map((it) => (
                <ClassCard
                  key={it.id}
                  it={it}
                  onEdit={() => onEdit(it)}
                  onChooseTeacher={() => onChooseTeacher(it)}
                  onArchive={() =>
                    it.archived || it.totalStudents === 0 ? archiving.run(it.id, !it.archived) : onArchive(it)
                  }
                  onRemove={() => onRemove(it)}
                />
              ))}
            </div>
          </section>
        );
      })}
    </>
  );
}
