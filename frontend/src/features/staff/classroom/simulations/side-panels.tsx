import { Link } from 'react-router-dom';

import {
  type ClassSkills,
  type RankedPupil,
  useClassSkills,
  useSimulationResult,
} from '@/api/class-simulations/class-simulations';
import type { SchoolClass } from '@/api/classes';
import { classSimulationAt } from '@/domain/class-simulation/paths';
import { formatDate } from '@/domain/dates';
import { formatDecimal } from '@/domain/decimal';
import { type Column, DataTable } from '@/kit/data/table/data-table';
import { Empty } from '@/kit/feedback/empty';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Card } from '@/kit/ui/card';
import { SkillRates } from '@/parts/class-simulation/skill-rates';

import { simulationsText } from './simulations.text';
import type { SubjectChoice } from './start/subject-choices';

interface SidePanelsProps {
  of: { schoolClass: SchoolClass; subject: SubjectChoice } | null;
}

/** What the class that is about to answer knows already: by skill, and by pupil. */
export function SidePanels({ of }: SidePanelsProps) {
  const { skills: text } = simulationsText;
  const subjectId = of?.subject.id;
  const known = useClassSkills(
    of && subjectId !== undefined ? { classId: of.schoolClass.id, subjectId } : null,
  );
  if (!of || subjectId === undefined) {
    return (
      <Card title={text.title}>
        <Empty title={text.before} level={3}>
          {text.beforeDetail}
        </Empty>
      </Card>
    );
  }
  const [className, subject] = [
    of.schoolClass.name,
    subjectId === null ? text.everySubject : of.subject.label,
  ];
  return (
    <ResourceView resource={known} loading={text.loading} failed={text.failed}>
      {(found) => (
        <>
          {found.simulations === 0 ? (
            <Card title={text.title}>
              <Empty title={text.none} level={3}>
                {text.noneDetail(className, subject)}
              </Empty>
            </Card>
          ) : (
            <Card
              title={text.title}
              description={text.about(className, subject, found.simulations, found.retakeText)}
            >
              <SkillRates skills={found.skills} retake={found.retake} />
            </Card>
          )}
          <Ranking known={found} />
        </>
      )}
    </ResourceView>
  );
}

const text = simulationsText.ranking;

/** As many as stand beside the form. */
const SHOWN = 5;

const columns: readonly Column<RankedPupil>[] = [
  {
    key: 'pupil',
    label: text.pupil,
    cell: ({ place, name }) => (
      <>
        <b>{text.place(place)}</b> {name}
      </>
    ),
  },
  {
    key: 'hits',
    label: text.hits,
    numeric: true,
    cell: ({ hits, questions }) => text.of(hits, questions),
  },
  { key: 'grade', label: text.grade, numeric: true, cell: ({ grade }) => formatDecimal(grade) },
];

/** The pupils of the latest test on paper: on the wall a class answers together. */
function Ranking({ known: { printed } }: { known: ClassSkills }) {
  const result = useSimulationResult(printed?.id ?? null);
  if (!printed) {
    return (
      <Card title={text.title}>
        <Empty title={text.none} level={3}>
          {text.noneDetail}
        </Empty>
      </Card>
    );
  }
  return (
    <Card title={text.title} description={text.about(formatDate(printed.startedAt))}>
      <ResourceView resource={result} loading={text.loading} failed={text.failed}>
        {({ ranking }) => (
          <>
            <DataTable
              caption={text.title}
              columns={columns}
              rows={ranking.slice(0, SHOWN)}
              rowKey={({ studentId }) => studentId}
              dense
            />
            {ranking.length > SHOWN ? (
              <p className="mt-3 text-sm">
                <Link to={classSimulationAt(printed.id)}>{text.all(ranking.length)}</Link>
              </p>
            ) : null}
          </>
        )}
      </ResourceView>
    </Card>
  );
}
