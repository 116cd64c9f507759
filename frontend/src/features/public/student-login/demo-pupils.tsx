import { useDemoAccounts } from '@/api/session/session';

import { studentLoginForm } from './student-login.schema';
import { studentLoginText } from './student-login.text';

const text = studentLoginText.demo;

/** Only while the demonstration school is loaded: the server says which pupils may be shown. */
export function DemoPupils() {
  const { data } = useDemoAccounts();
  const { fill } = studentLoginForm.useForm();
  if (!data || data.pupils.length === 0) return null;
  return (
    <section className="rounded-md bg-surface-2 p-4" aria-labelledby="demo">
      <h2 id="demo" className="text-sm">
        {text.title}
      </h2>
      <p className="text-xs text-muted">{text.description}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {data.pupils.map(({ studentId, name, password, schoolCode }) => (
          <li key={studentId}>
            <button
              type="button"
              className="button px-3 text-left"
              aria-label={text.use(name, studentId)}
              onClick={() => void fill({ studentId, password, schoolCode })}
            >
              {studentId}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-muted">
        {text.password} <b>{data.pupils[0]?.password}</b>
      </p>
    </section>
  );
}
