import {
  type PupilImportOptions,
  type PupilImportReport,
  usePupilImportActions,
} from '@/api/people/pupil-import';
import type { ImportKind } from '@/parts/import/import-kind';

import { CheckStep } from './check-step';
import { countsOf, doneSentence } from './shared/import-counts';
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

/** Class lists of pupils. */
export function usePupilImportKind(schoolId: number): ImportKind<PupilImportReport, PupilImportOptions> {
  const { send } = usePupilImportActions(schoolId);
  return {
    send,
    options,
    accepts: ['.xlsx', '.ods', '.csv', '.txt', '.zip'],
    wanted: (report) => (report.needs === null && report.refusal === null ? countsOf(report).written : 0),
    wrong: ({ counts }) => counts.wrong,
    steps: {
      file: (
        <>
          <p className="text-sm text-muted">{text.what}</p>
          <PastImports schoolId={schoolId} />
        </>
      ),
      check: (report, checking) => <CheckStep schoolId={schoolId} report={report} checking={checking} />,
      errors: (report, checking) => <WrongLines schoolId={schoolId} report={report} checking={checking} />,
      result: (report) => <ResultStep schoolId={schoolId} report={report} />,
    },
    text: {
      ...text,
      nothing: ({ needs }) => (needs === null ? text.nothing : text.questions.open),
      done: doneSentence,
    },
  };
}
