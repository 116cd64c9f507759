import { useSignedIn } from '@/api/session/session-context';
import { useSchool } from '@/api/school';
import { Popover } from '@/kit/overlay/popover';
import { schoolLine } from '@/parts/school/school-line';

import { appText } from '@/app/app.text';

import '@/kit/ui/badge.css';

/** Whose figures these are: name, place, network, code. */
export function SchoolTitle() {
  const { schoolId } = useSignedIn();
  const { data: school, loading } = useSchool(schoolId);
  if (!school) {
    return (
      <div className="topbar-school">
        {loading ? (
          <span className="skeleton-late topbar-meta">{appText.loadingSchool}</span>
        ) : (
          <b>{appText.schoolMissing}</b>
        )}
      </div>
    );
  }
  return (
    <div className="topbar-school">
      <b>{school.name}</b>
      <span className="flex min-w-0 items-center gap-2">
        <span className="topbar-meta">{schoolLine(school)}</span>
        {school.verified || school.demo ? null : <Unverified />}
      </span>
    </div>
  );
}

function Unverified() {
  return (
    <Popover
      trigger={appText.unverified}
      triggerClass="badge badge-warn topbar-hint"
      label={appText.unverified}
      align="start"
    >
      {() => <p className="p-3 text-sm">{appText.unverifiedDetail}</p>}
    </Popover>
  );
}
