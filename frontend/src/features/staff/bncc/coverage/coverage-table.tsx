import { NotebookPen } from 'lucide-react';
import { Link } from 'react-router-dom';

import type { CoveredSkill } from '@/api/lessons/coverage';
import type { Discipline } from '@/domain/bncc/discipline';
import { planFor } from '@/domain/lesson/plan-for';
import { useNarrow } from '@/kit/browser/use-narrow';
import { type Column, DataTable } from '@/kit/data/table/data-table';
import { Badge } from '@/kit/ui/badge';

import { CoverageMarks, MissingBadge } from './coverage-marks';
import { coverageText as text } from './coverage.text';
import { coveredIn, hasAppeared, isCovered, type Period, periods } from './covered';

import './coverage.css';

interface CoverageTableProps {
  skills: readonly CoveredSkill[];
  discipline: Discipline;
  grade: string;
  classId: number | null;
  /** The school year that is looked at. */
  year: number;
}

const headOf = (period: Period): string => (period === null ? text.noDate : text.bimester(period));

const nameOf = (period: Period): string => (period === null ? text.noDate : text.bimesterInWords(period));

const columnsOf = (props: Omit<CoverageTableProps, 'skills'>): Column<CoveredSkill>[] => [
  { key: 'skill', label: text.skill, cell: (skill) => <Head {...props} skill={skill} /> },
  ...periods.map((period) => ({
    key: String(period),
    label: headOf(period),
    cell: (skill: CoveredSkill) => <CoverageMarks covered={coveredIn(skill, period, props.classId)} />,
  })),
  {
    key: 'bank',
    label: text.bank,
    cell: ({ questions }) => (questions === 0 ? text.noQuestions : text.questions(questions)),
  },
];

/** Skills by bimesters; on a phone a list, in which each says where it appeared. */
export function CoverageTable(props: CoverageTableProps) {
  const { skills, classId } = props;
  const narrow = useNarrow();
  if (narrow) {
    return (
      <ul className="coverage-list" aria-label={text.table}>
        {skills.map((skill) => (
          <li key={skill.code}>
            <Head {...props} skill={skill} />
            <Periods skill={skill} classId={classId} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <DataTable
      caption={text.table}
      columns={columnsOf(props)}
      rows={skills}
      rowKey={({ code }) => code}
      dense
    />
  );
}

interface HeadProps extends Omit<CoverageTableProps, 'skills'> {
  skill: CoveredSkill;
}

/** The skill in its words; of one that is missing, the way to a plan for it. */
function Head({ skill, discipline, grade, classId, year }: HeadProps) {
  const { code, description } = skill;
  return (
    <div className="coverage-skill">
      <p className="coverage-skill-head">
        <Badge tone="info">{code}</Badge>
        {hasAppeared(skill, classId) ? null : (
          <>
            <MissingBadge />
            <Link
              to={planFor({
                subject: discipline,
                grade,
                topic: description,
                codes: [code],
                classId,
                reason: { kind: 'missing', code, year },
              })}
              className="coverage-plan"
              aria-label={text.planFor(code)}
            >
              <NotebookPen className="icon icon-s" />
              {text.plan}
            </Link>
          </>
        )}
      </p>
      <p>{description}</p>
    </div>
  );
}

function Periods({ skill, classId }: { skill: CoveredSkill; classId: number | null }) {
  const found = periods
    .map((period) => ({ period, covered: coveredIn(skill, period, classId) }))
    .filter(({ covered }) => isCovered(covered));
  return (
    <dl className="coverage-periods">
      {found.map(({ period, covered }) => (
        <div key={String(period)}>
          <dt>{nameOf(period)}</dt>
          <dd>
            <CoverageMarks covered={covered} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{text.bank}</dt>
        <dd>{skill.questions === 0 ? text.noQuestions : text.questions(skill.questions)}</dd>
      </div>
    </dl>
  );
}
