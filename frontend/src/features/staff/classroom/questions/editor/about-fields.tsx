import { useId, useState } from 'react';

import { type Question, useDescriptors, useSkills } from '@/api/questions/questions';
import { useSubjects } from '@/api/subjects';
import { saebGradeLabels, saebGrades } from '@/domain/question/descriptor';
import { difficultyOptions } from '@/domain/question/difficulty';
import { questionStatuses, statusLabels } from '@/domain/question/status';
import { useSettled } from '@/kit/browser/use-settled';

import { subjectName } from '@/features/staff/classroom/questions/subject-name';
import { editorText as text } from './editor.text';
import { PickerField, questionForm } from './question.schema';

const { SelectField, TextField, useForm } = questionForm;

interface AboutFieldsProps {
  schoolId: number;
  /** The question whose texts stand in the form. */
  known: Question | null;
  /** What was answered is no draft any more. */
  answered: boolean;
}

/** What is said about a question: subject, difficulty, state, and what it asks for. */
export function AboutFields({ schoolId, known, answered }: AboutFieldsProps) {
  const { values, fill } = useForm();
  const subjects = useSubjects(schoolId);
  const offered = (subjects.data ?? []).filter(({ id, isActive }) => isActive || id === known?.subjectId);
  const statuses = questionStatuses
    .filter((status) => status !== 'rascunho' || !answered)
    .map((value) => ({ value, label: statusLabels[value] }));
  return (
    <>
      <SelectField
        name="subjectId"
        label={text.subject}
        options={offered.map((one) => ({ value: String(one.id), label: subjectName(one) }))}
        placeholder={text.chooseSubject}
        hint={subjects.data && offered.length === 0 ? text.noSubjects : undefined}
        // A descriptor is of a subject's matrix.
        onChange={({ target }) => void fill({ subjectId: target.value, descriptor: '' })}
      />
      <div className="fields-2">
        <SelectField
          name="difficulty"
          label={text.difficulty}
          options={difficultyOptions}
          placeholder={text.chooseSubject}
        />
        <SelectField name="status" label={text.status} hint={text.statusHint} options={statuses} />
      </div>
      <DescriptorField key={values.subjectId} schoolId={schoolId} known={known} />
      <div className="fields-2">
        <TextField name="bncc" label={text.bncc} hint={text.bnccHint} autoComplete="off" optional />
        <SkillField schoolId={schoolId} />
      </div>
    </>
  );
}

function DescriptorField({ schoolId, known }: Pick<AboutFieldsProps, 'schoolId' | 'known'>) {
  const { values } = useForm();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const subjectId = Number(values.subjectId);
  const found = useDescriptors(schoolId, subjectId > 0 ? { subjectId, grade: null, q } : null).data;
  const [grade = '', code = ''] = values.descriptor.split('-');
  const label = saebGrades.find((one) => one === grade);
  const chosen = label ? text.descriptorOf(saebGradeLabels[label], code) : '';
  const said =
    known?.descriptor && values.descriptor === `${known.descriptor.grade}-${known.descriptor.code}`
      ? known.descriptor.text
      : found?.grade === grade
        ? found.descriptors.find((one) => one.code === code)?.text
        : null;
  const other = found?.component === null;
  return (
    <PickerField
      name="descriptor"
      label={text.descriptor}
      optional
      hint={other ? text.descriptorOther : (said ?? text.descriptorHint)}
      placeholder={subjectId > 0 ? text.descriptorSearch : text.descriptorSubject}
      disabled={subjectId === 0 || (other && values.descriptor === '')}
      chosen={chosen}
      options={found?.descriptors.map((one) => ({
        value: `${found.grade}-${one.code}`,
        label: text.descriptorOf(saebGradeLabels[found.grade], one.code),
        detail: one.text,
      }))}
      onSearch={setTyped}
      text={{
        clear: text.descriptorClear,
        searching: text.descriptorSearching,
        none: text.descriptorNone,
      }}
    />
  );
}

/** In one's own words, of which those of the subject's other questions are offered. */
function SkillField({ schoolId }: { schoolId: number }) {
  const list = useId();
  const { values } = useForm();
  const skills = useSkills(schoolId, Number(values.subjectId) || null).data ?? [];
  return (
    <>
      <TextField
        name="skill"
        label={text.skill}
        hint={text.skillHint}
        list={list}
        autoComplete="off"
        optional
      />
      <datalist id={list}>
        {skills
          .filter(({ source }) => source === 'own')
          .map(({ id, name }) => (
            <option key={id}>{name}</option>
          ))}
      </datalist>
    </>
  );
}
