import { BookOpen, CircleMinus, Pencil, Plus, Power, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { useMay } from '@/api/session/session-context';
import {
  type NewSubject,
  type Subject,
  type SubjectChange,
  useSubjectActions,
  useSubjects,
} from '@/api/subjects';
import { stageLabels, stageOptions } from '@/domain/index/stage';
import { DataTable } from '@/kit/data/table/data-table';
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
import { Terms } from '@/parts/glossary/terms';

import '@/kit/data/table/table-lines.css';

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
  const turn = useAction(({ id, isActive }: Subject) => actions.change(id, { isActive: !isActive }), {
    onDone: () => toast.success(text.change.done),
    failed: text.change.failed,
  });
  const subjects = useSubjects(schoolId);
  const isEmpty = subjects.data?.length === 0;
  const buttons = (
    <>
      <Button
        variant={isEmpty ? 'primary' : 'outline'}
        pending={saeb.pending}
        pendingText={thingText.saving}
        onClick={() => saeb.run()}
      >
        {text.saeb}
      </Button>
      <Button variant={isEmpty ? 'outline' : 'primary'} onClick={() => setEdited('new')}>
        <Plus className="icon icon-s" />
        {text.create.title}
      </Button>
    </>
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
      <div className="row row-between">
        <p className="text-muted">{subjects.data ? sentence(subjects.data) : null}</p>
        {isEmpty ? null : <div className="row">{buttons}</div>}
      </div>
      <Card>
        <ResourceView
          resource={subjects}
          loading={text.loading}
          failed={text.failed}
          empty={
            <Empty title={text.empty} icon={<BookOpen className="icon icon-l" />} action={buttons}>
              <Terms>{text.emptyDetail}</Terms>
            </Empty>
          }
        >
          {(known) => (
            <DataTable
              caption={classroomText.subjects}
              rows={known}
              rowKey={({ id }) => id}
              dense
              lines
              columns={[
                { key: 'name', label: text.name, cell: ({ name }) => name },
                { key: 'stage', label: text.stage, line: 'fact', cell: ({ stage }) => stageLabels[stage] },
                {
                  key: 'state',
                  label: text.state,
                  line: 'fact',
                  cell: (it) => (it.isActive ? text.active : inactive),
                },
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

/** What the list comes to. */
function sentence(subjects: readonly Subject[]): string {
  const inUse = subjects.filter(({ isActive }) => isActive).length;
  const others = subjects.length - inUse;
  if (subjects.length === 0) return text.purpose;
  return others === 0 ? text.inUse(inUse) : `${text.inUse(inUse)} ${text.others(others)}`;
}

type DialogProps = { schoolId: number; subject: Subject | 'new'; onClose: () => void };

function SubjectDialog({ schoolId, subject, onClose }: DialogProps) {
  const known = subject === 'new' ? null : subject;
  const words = known ? text.change : text.create;
  const { create, change } = useSubjectActions(schoolId);
  const save = (values: NewSubject, changes: SubjectChange) =>
    known ? change(known.id, changes) : create(values);
  const saving = useAction(save, {
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
      initialValues={{
        name: known?.name ?? '',
        description: known?.description ?? '',
        stage: known?.stage ?? 'anos_iniciais',
      }}
      onSubmit={(values, { changes }) => saving.attempt({ ...values, isActive: true }, changes)}
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
