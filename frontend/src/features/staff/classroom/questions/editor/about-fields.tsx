import { useId, useState } from 'react';

import { everySkill, useBnccSkills } from '@/api/bncc';
import { type Question, useDescriptors, useSkills } from '@/api/questions/questions';
import { useSubjects } from '@/api/subjects';
import { disciplineOf } from '@/domain/bncc/discipline';
import { gradesOf } from '@/domain/bncc/grades';
import { saebGradeLabels, saebGrades } from '@/domain/question/descriptor';
import { difficultyOptions } from '@/domain/question/difficulty';
import { questionStatuses, statusLabels } from '@/domain/question/status';
import { staffPaths } from '@/domain/staff-paths';
import { useSettled } from '@/kit/browser/use-settled';
import { useKept } from '@/kit/feedback/read-state';

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
      <BnccField subject={offered.find(({ id }) => String(id) === values.subjectId)?.name ?? ''} />
      <SkillField schoolId={schoolId} />
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

/** A skill of the BNCC; typed by hand where the catalogue is not loaded or does not answer. */
function BnccField({ subject }: { subject: string }) {
  const { values } = useForm();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  // While another word is looked for, what was found stays: a field that was typed in would go.
  const found = useKept(
    useBnccSkills({
      ...everySkill,
      discipline: disciplineOf(subject),
      q: q === '' ? values.bncc || null : q,
    }),
  );
  const [first] = found.data ?? [];
  const field = { name: 'bncc', label: text.bncc, optional: true } as const;
  if (found.error || first?.loaded === false) {
    return <TextField {...field} hint={text.bnccHint} autoComplete="off" />;
  }
  return (
    <PickerField
      {...field}
      hint={
        first?.skills.find(({ code }) => code === values.bncc)?.description ?? (
          <>
            {text.bnccPick}{' '}
            <a href={staffPaths.bncc} target="_blank" rel="noreferrer">
              {text.bnccAll}
            </a>
          </>
        )
      }
      placeholder={text.bnccSearch}
      chosen={values.bncc}
      options={first?.skills.map(({ code, description }) => ({
        value: code,
        label: `${code}, ${gradesOf(code)}`,
        detail: description,
      }))}
      onSearch={setTyped}
      text={{ clear: text.bnccClear, searching: text.bnccSearching, none: text.bnccNone }}
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
