import { Download } from 'lucide-react';

import {
  type PupilImportOptions,
  type PupilImportReport,
  pupilTemplatePath,
  usePupilImportActions,
} from '@/api/people/pupil-import';
import type { ImportKind } from '@/parts/import/import-kind';

import { CheckStep } from './check-step';
import { countsOf } from './shared/import-counts';
import { PastImports } from './done/past-imports';
import { pupilImportText as text } from './shared/pupil-import.text';
import { ResultStep } from './done/result-step';
import { WrongLines } from './wrong-lines';

const options: PupilImportOptions = {
  classMode: 'byLine',
  classId: null,
  createMissing: false,
  mapping: {},
  newClasses: {},
  drawNumbers: false,
  dateOrder: 'dia_mes',
};

/** Which class a name of the list means may be so in the next list too, where it is on screen again; all else is chosen anew. */
function forNextList(
  { createMissing, mapping, newClasses }: PupilImportOptions,
  report: PupilImportReport | null,
): PupilImportOptions {
  const created = createMissing ? (report?.newClasses ?? []) : [];
  const kept = { ...Object.fromEntries(created.map(({ key }) => [key, null])), ...mapping };
  return Object.keys(kept).length === 0 ? options : { ...options, mapping: kept, newClasses };
}

/** Class lists of pupils. */
export function usePupilImportKind(schoolId: number): ImportKind<PupilImportReport, PupilImportOptions> {
  const { send } = usePupilImportActions(schoolId);
  return {
    send,
    options,
    forNextList,
    accepts: ['.xlsx', '.ods', '.csv', '.txt', '.zip'],
    wanted: (report) => (report.needs === null && report.refusal === null ? countsOf(report).written : 0),
    wrong: ({ counts }) => counts.wrong,
    steps: {
      file: (
        <>
          <div>
            <p className="text-sm text-muted">{text.what}</p>
            <a className="button button-text -ml-3" href={pupilTemplatePath(schoolId)} download>
              <Download className="icon icon-s" />
              {text.template}
            </a>
          </div>
          <PastImports schoolId={schoolId} />
        </>
      ),
      check: (report, checking) => <CheckStep schoolId={schoolId} report={report} checking={checking} />,
      errors: (report, checking) => <WrongLines schoolId={schoolId} report={report} checking={checking} />,
      result: (report, checking) => <ResultStep schoolId={schoolId} report={report} checking={checking} />,
    },
    text: {
      ...text,
      nothing: ({ needs }) => (needs === null ? text.nothing : text.questions.open),
    },
  };
}
