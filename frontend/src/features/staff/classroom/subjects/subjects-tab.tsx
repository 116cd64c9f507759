import { BookOpen, CircleMinus, Pencil, Plus, Power, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { useMay } from '@/api/session/session-context';
import { type Subject, useSubjectActions, useSubjects } from '@/api/subjects';
import { stageLabels, stageOptions } from '@/domain/index/stage';
import { DataTable } from '@/kit/data/data-table';
import { Empty } from '@/kit/feedback/empty';
import { thingText } from '@/kit/feedback/thing.text';
import { ResourceView } from '@/kit/feedback/resource-view';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { FormDialog } from '@/kit/form/form-dialog';
import { Removal } from '@/kit/overlay/dialog/removal';
import { Menu } from '@/kit/overlay/menu';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';

import { classroomText } from '../classroom.text';
import { subjectForm } from './subject.schema';
import { subjectsText as text } from './subjects.text';

const { SelectField, TextField } = subjectForm;
const inactive = <Badge icon={<CircleMinus className="icon" />}>{text.inactive}</Badge>;
const nameOf = ({ name, stage }: Subject): string => `${name}, ${stageLabels[stage]}`;

/** What the school teaches, stage by stage. */
export function SubjectsTab({ schoolId }: { schoolId: number }) {
  const actions = useSubjectActions(schoolId);
  const [edited, setEdited] = useState<Subject | 'new' | null>(null);
  const [asked, setAsked] = useState<Subject | null>(null);
  const saeb = useAction(actions.createSaeb, {
    onDone: ({ created }) => toast.success(text.saebDone(created)),
    failed: text.create.failed,
  });
  const turn = useAction(
    ({ id, ...known }: Subject) => actions.save({ ...known, isActive: !known.isActive }, id),
    {
      onDone: () => toast.success(text.change.done),
      failed: text.change.failed,
    },
  );
  const reason = useMay('subject.change') ? null : classroomText.leadersOnly;
  const menuOf = (subject: Subject) => (
    <Menu
      label={thingText.more(nameOf(subject))}
      reason={reason}
      items={[
        { label: thingText.edit, icon: Pencil, onChoose: () => setEdited(subject) },
        {
          label: subject.isActive ? text.deactivate : text.activate,
          icon: Power,
          onChoose: () => turn.run(subject),
        },
        { label: thingText.remove, icon: Trash2, onChoose: () => setAsked(subject) },
      ]}
    />
  );

  return (
    <div className="stack">
      <div className="row justify-end">
        <Button pending={saeb.pending} pendingText={thingText.saving} onClick={() => saeb.run()}>
          {text.saeb}
        </Button>
        <Button variant="primary" onClick={() => setEdited('new')}>
          <Plus className="icon icon-s" />
          {text.create.title}
        </Button>
      </div>
      <Card>
        <ResourceView
          resource={useSubjects(schoolId)}
          loading={text.loading}
          failed={text.failed}
          empty={
            <Empty title={text.empty} icon={<BookOpen className="icon icon-l" />}>
              {text.emptyDetail}
            </Empty>
          }
        >
          {(subjects) => (
            <DataTable
              caption={classroomText.subjects}
              rows={subjects}
              rowKey={({ id }) => id}
              dense
              cards
              columns={[
                { key: 'name', label: text.name, cell: ({ name }) => name },
                { key: 'stage', label: text.stage, cell: ({ stage }) => stageLabels[stage] },
                { key: 'state', label: text.state, cell: (it) => (it.isActive ? text.active : inactive) },
                { key: 'menu', label: classroomText.actions, numeric: true, line: 'menu', cell: menuOf },
              ]}
            />
          )}
        </ResourceView>
      </Card>
      {edited ? <SubjectDialog schoolId={schoolId} subject={edited} onClose={() => setEdited(null)} /> : null}
      {asked ? (
        <Removal
          words={text.removal(nameOf(asked), text.removalDetail)}
          remove={() => actions.remove(asked.id)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}

type DialogProps = { schoolId: number; subject: Subject | 'new'; onClose: () => void };

function SubjectDialog({ schoolId, subject, onClose }: DialogProps) {
  const known = subject === 'new' ? null : subject;
  const words = known ? text.change : text.create;
  const saving = useAction(useSubjectActions(schoolId).save, {
    onDone() {
      toast.success(words.done);
      onClose();
    },
  });
  return (
    <FormDialog
      form={subjectForm}
      title={words.title}
      description={text.dialogDetail}
      initialValues={{ name: '', description: '', stage: 'anos_iniciais', ...known }}
      onSubmit={(values) => saving.attempt({ ...values, isActive: known?.isActive ?? true }, known?.id)}
      fallback={words.failed}
      submit={thingText.save}
      pending={thingText.saving}
      onClose={onClose}
    >
      <TextField name="name" label={text.name} maxLength={80} data-autofocus />
      <SelectField name="stage" label={text.stage} options={stageOptions} />
      <TextField name="description" label={text.description} maxLength={500} optional />
    </FormDialog>
  );
}
