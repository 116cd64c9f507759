import { formatCount, formatDecimal, formatPercent, formatSigned } from '@/domain/decimal';
import { type Column, DataTable } from '@/kit/data/table/data-table';
import { Card } from '@/kit/ui/card';

import { methodText as text } from './method.text';
import { STUDY_CLASSES, type StudyRow, studyRows } from './study-figures';

const columns: Column<StudyRow>[] = [
  { key: 'model', label: text.studyModel, cell: ({ model }) => text.models[model] },
  { key: 'answered', label: text.studyAnswered, cell: ({ answered }) => text.answered(answered) },
  {
    key: 'answers',
    label: text.studyAnswers,
    numeric: true,
    cell: ({ answers }) => formatCount(answers),
  },
  { key: 'bias', label: text.studyBias, numeric: true, cell: ({ bias }) => formatSigned(bias) },
  { key: 'width', label: text.studyWidth, numeric: true, cell: ({ width }) => formatDecimal(width) },
  {
    key: 'coverage',
    label: text.studyCoverage,
    numeric: true,
    cell: ({ coverage }) => formatPercent(coverage),
  },
];

/** Some rows of the study of the projection. */
export const StudyTable = () => (
  <Card title={text.study} description={text.studyDetail(formatCount(STUDY_CLASSES))}>
    <DataTable
      caption={text.studyCaption}
      columns={columns}
      rows={studyRows}
      rowKey={({ model, answered, answers }) => `${model} ${answered} ${answers}`}
      dense
      cards
    />
  </Card>
);
