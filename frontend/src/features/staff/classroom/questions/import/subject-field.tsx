import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

import { useSubjects } from '@/api/subjects';
import { describedBy, Field } from '@/kit/form/fields/field';

import { subjectName } from '@/features/staff/classroom/questions/subject-name';
import { questionImportText as text } from './question-import.text';

import '@/kit/form/fields/input.css';

export interface SubjectChoice {
  subject: string;
  onSubject: (subject: string) => void;
}

/** Of which subject the questions of a file are: a file does not say it. */
export function SubjectField({ schoolId, subject, onSubject }: SubjectChoice & { schoolId: number }) {
  const id = useId();
  const { data } = useSubjects(schoolId);
  const offered = (data ?? []).filter(({ isActive }) => isActive);
  const hint = data && offered.length === 0 ? text.noSubjects : null;
  return (
    <Field id={id} label={text.subject} hint={hint}>
      <span className="input">
        <select
          id={id}
          value={subject}
          aria-describedby={describedBy(id, hint, undefined)}
          onChange={({ target }) => onSubject(target.value)}
        >
          <option value="">{text.chooseSubject}</option>
          {offered.map((one) => (
            <option key={one.id} value={one.id}>
              {subjectName(one)}
            </option>
          ))}
        </select>
        <ChevronDown className="icon" />
      </span>
    </Field>
  );
}
