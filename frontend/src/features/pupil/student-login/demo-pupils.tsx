import { useDemoAccounts } from '@/api/session/demo';
import { Panel } from '@/parts/pupil/page/panel';
import { PlayButton } from '@/parts/pupil/shapes/play';

import { studentLoginText } from './student-login.text';

const text = studentLoginText.demo;

export interface Filled {
  studentId: string;
  password: string;
  schoolCode: string;
}

/** Only while the demonstration school is loaded: the server says which pupils may be shown. */
export function DemoPupils({ onFill }: { onFill: (filled: Filled) => void }) {
  const { data } = useDemoAccounts();
  if (!data || data.pupils.length === 0) return null;
  return (
    <Panel title={text.title}>
      <p className="text-sm text-muted">{text.description}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {data.pupils.map(({ studentId, name, password, schoolCode }) => (
          <li key={studentId}>
            <PlayButton
              tone="quiet"
              aria-label={text.use(name, studentId)}
              onClick={() => onFill({ studentId, password, schoolCode })}
            >
              {studentId}
            </PlayButton>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        {text.password} <b>{data.pupils[0]?.password}</b>
      </p>
    </Panel>
  );
}
