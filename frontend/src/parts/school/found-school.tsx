import { CircleCheck } from 'lucide-react';

import { IndexBadge } from '@/kit/ui/badge';
import { formatDecimal } from '@/domain/decimal';
import { networkLabel } from '@/domain/labels';
import { type Stage, stageLabels, stages } from '@/domain/index/stage';

import { foundSchoolText as text } from './found-school.text';
import { SparkLine } from '@/kit/data/figure/spark';

import '@/kit/data/list.css';

interface Result {
  stage: Stage;
  year: number;
  idebScore: string | null;
}

/** A school as INEP's files name it. */
export interface KnownSchool {
  inepCode: string;
  name: string;
  municipality: string;
  state: string;
  network: string | null;
  results: readonly Result[];
}

/** What INEP knows of the school, before anything is saved. */
export function FoundSchool({ school, hint }: { school: KnownSchool; hint: string }) {
  const rows = stages
    .map((stage) => ({ stage, results: school.results.filter((result) => result.stage === stage) }))
    .filter((row) => row.results.length > 0);
  const place = [`${school.municipality}, ${school.state}`, networkLabel(school.network)]
    .filter(Boolean)
    .join(' • ');
  return (
    <div className="@container rounded-md bg-surface-2 p-4">
      <p className="flex items-center gap-2 text-sm font-medium text-success-text">
        <CircleCheck className="icon" />
        {text.found}
      </p>
      <p className="mt-2 font-bold">{school.name}</p>
      <p className="text-sm text-muted">{place}</p>
      {rows.length === 0 ? <p className="mt-3 text-sm text-muted">{text.none}</p> : null}
      <ul className="list mt-4">
        {rows.map((row) => (
          <StageRow key={row.stage} label={stageLabels[row.stage]} results={row.results} />
        ))}
      </ul>
      <p className="mt-3 text-xs text-subtle">{hint}</p>
    </div>
  );
}

function StageRow({ label, results }: { label: string; results: readonly Result[] }) {
  const published = results.flatMap((result) =>
    result.idebScore === null ? [] : [{ year: result.year, ideb: result.idebScore }],
  );
  const first = published[0];
  const last = published.at(-1);
  const lastYear = results.at(-1)?.year ?? 0;
  return (
    <li>
      <div className="list-grow text-sm">
        <p className="font-bold">{label}</p>
        <p className="text-xs text-subtle">
          {first && last ? text.editions(published.length, first.year, last.year) : text.noneStage(lastYear)}
        </p>
      </div>
      <span className="@max-md:hidden">
        <SparkLine values={published.map((result) => Number(result.ideb))} />
      </span>
      {last ? (
        <span className="grid grid-cols-[3.5rem_5.75rem] items-center gap-2">
          <span className="text-right">
            <b className="block text-lg">{formatDecimal(last.ideb, 1)}</b>
            <span className="block text-xs text-subtle">{text.latest(last.year)}</span>
          </span>
          <span>
            <IndexBadge value={last.ideb} />
          </span>
        </span>
      ) : null}
    </li>
  );
}
