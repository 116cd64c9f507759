import { BookOpen } from 'lucide-react';

import { type FoundSkills, useBnccSkills } from '@/api/bncc';
import { disciplineLabels } from '@/domain/bncc/discipline';
import { staffPaths } from '@/domain/staff-paths';
import { useQueryState } from '@/kit/browser/use-query-state';
import { ListFoot } from '@/kit/data/list-foot';
import { Empty } from '@/kit/feedback/empty';
import { ErrorState } from '@/kit/feedback/error-state';
import { useKept } from '@/kit/feedback/read-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { Card } from '@/kit/ui/card';
import { Tabs } from '@/kit/ui/choice/tabs';
import { Note } from '@/kit/ui/note';
import { PageHead } from '@/kit/ui/page-head';
import { BackLink } from '@/parts/frame/back-link';

import { BnccFilters } from './bncc-filters';
import { bnccText as text } from './bncc.text';
import { CoverageTab } from './coverage/coverage-tab';
import { SkillList } from './skill-list';
import { type BnccAddress, useBnccAddress } from './use-bncc-address';

/** The skills of the BNCC, for whoever plans a lesson or writes a question, and where the year met them. */
export function BnccPage() {
  const [{ aba }, , linkTo] = useQueryState({ aba: ['cobertura'] });
  const view = useBnccAddress();
  const pages = useBnccSkills(aba === null ? view.sought : null);
  const found = useKept(pages);
  const first = found.data?.[0];
  const ofCatalogue = first?.loaded ? summary(first, view) : text.purpose;
  return (
    <>
      <BackLink to={staffPaths.lessonPlans}>{text.back}</BackLink>
      <PageHead
        title={text.title}
        description={aba === null ? ofCatalogue : text.coveragePurpose}
        className="page-head mb-3"
      />
      <Tabs
        label={text.tabs}
        tabs={[
          { to: linkTo({ aba: null }), label: text.catalogue, current: aba === null },
          { to: linkTo({ aba: 'cobertura' }), label: text.coverage, current: aba !== null },
        ]}
      />
      {aba === null ? (
        <div className="stack">
          {first?.loaded === false ? null : <BnccFilters view={view} />}
          <Card>
            <ResourceView
              resource={found}
              loading={
                <Loading text={text.loading}>
                  <SkeletonLines lines={8} />
                </Loading>
              }
              renderFailed={(_, retry) => (
                <ErrorState title={text.failed} detail={text.failedDetail} onRetry={retry} />
              )}
            >
              {(all) => <Found all={all} view={view} pages={pages} />}
            </ResourceView>
          </Card>
          <p className="text-xs text-subtle">{text.source}</p>
        </div>
      ) : (
        <CoverageTab />
      )}
    </>
  );
}

/** How many there are of what; of a search, how many it finds. */
function summary({ total, similar }: FoundSkills, { address, sought }: BnccAddress): string {
  const { disciplina, ano } = address;
  const of = [...(disciplina ? [disciplineLabels[disciplina]] : []), ...(ano ? [ano] : [])].join(', ');
  const isNarrower = [sought.unit, sought.practice, sought.object, sought.q].some((said) => said !== null);
  if (similar) return text.noneWithAllWords;
  if (isNarrower) return of === '' ? `${text.found(total)}.` : `${text.foundIn(total, of)}.`;
  return of === '' ? `${text.count(total)}.` : `${text.of(total, of)}.`;
}

interface FoundProps {
  all: readonly FoundSkills[];
  view: BnccAddress;
  pages: ReturnType<typeof useBnccSkills>;
}

function Found({ all, view, pages }: FoundProps) {
  const icon = <BookOpen className="icon icon-l" />;
  const [first] = all;
  if (first?.loaded === false) {
    return (
      <Empty title={text.notLoaded} icon={icon}>
        {text.notLoadedDetail} <code>{text.command}</code>
      </Empty>
    );
  }
  const skills = all.flatMap((page) => page.skills);
  const total = first?.total ?? skills.length;
  if (skills.length === 0) {
    return (
      <Empty title={text.none} icon={icon}>
        {whyNone(view)}
      </Empty>
    );
  }
  return (
    <>
      {first?.similar ? <Note className="mb-3">{text.similar}</Note> : null}
      <SkillList skills={skills} />
      <ListFoot pages={pages} text={text}>
        {skills.length === total ? text.all(total) : text.shown(skills.length, total)}
      </ListFoot>
    </>
  );
}

/** A discipline that the BNCC does not have in a year is not a search that failed. */
function whyNone({ sought }: BnccAddress): string {
  const { discipline, grade, unit, practice, object, q } = sought;
  const isNarrower = [unit, practice, object, q].some((said) => said !== null);
  if (discipline === null || grade === null || isNarrower) return text.noneDetail;
  const says = grade.includes('ª') ? text.noneOfSeries : text.noneOf;
  const why = says(disciplineLabels[discipline], grade);
  return discipline === 'ingles' ? `${why} ${text.englishBegins}` : why;
}
