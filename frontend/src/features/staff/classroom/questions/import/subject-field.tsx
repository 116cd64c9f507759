import { ChevronDown } from 'lucide-react';
import { type RefObject, useId } from 'react';

import { useSubjects } from '@/api/subjects';
import { describedBy, Field } from '@/kit/form/fields/field';

import { subjectName } from '@/features/staff/classroom/questions/subject-name';
import { questionImportText as text } from './question-import.text';

import '@/kit/form/fields/input.css';

export interface SubjectChoice {
  subject: string;
  onSubject: (subject: string) => void;
  /** A file was to be checked without any. */
  isMissing: boolean;
  onMissing: () => void;
  field: RefObject<HTMLSelectElement | null>;
}

interface SubjectFieldProps extends Omit<SubjectChoice, 'onMissing'> {
  schoolId: number;
}

/** Of which subject the questions of a file are: a file does not say it. */
export function SubjectField(props: SubjectFieldProps) {
  const { schoolId, subject, onSubject, isMissing, field } = props;
  const id = useId();
  const { data } = useSubjects(schoolId);
  const offered = (data ?? []).filter(({ isActive }) => isActive);
  const hint = data && offered.length === 0 ? text.noSubjects : null;
  const error = isMissing && subject === '' ? text.subjectRequired : undefined;
  return (
    <Field id={id} label={text.subject} hint={hint} error={error}>
      <span className={error ? 'input input-invalid' : 'input'}>
        <select
          ref={field}
          id={id}
          value={subject}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
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
