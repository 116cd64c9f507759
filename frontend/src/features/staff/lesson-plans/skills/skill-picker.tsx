import { useState } from 'react';

import { type BnccSkill, everySkill, type FoundSkills, useBnccSkills } from '@/api/bncc';
import { disciplineOptions } from '@/domain/bncc/discipline';
import { gradeOptions, gradesOf } from '@/domain/bncc/grades';
import { MOST_CODES } from '@/domain/lesson/limits';
import { useSettled } from '@/kit/browser/use-settled';
import { FilterChoice, Filters, FilterSearch } from '@/kit/data/filters';
import { ListFoot } from '@/kit/data/list-foot';
import { Empty } from '@/kit/feedback/empty';
import { ErrorState } from '@/kit/feedback/error-state';
import { useKept } from '@/kit/feedback/read-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { type ChosenSkill, chosenOf, type SkillPlace, without } from './chosen-skill';
import { SkillTicks } from './skill-ticks';
import { pickerText as text, skillsText } from './skills.text';

interface SkillPickerProps {
  from: SkillPlace;
  chosen: readonly ChosenSkill[];
  onUse: (skills: readonly ChosenSkill[]) => void;
  onClose: () => void;
}

/** Skills of the catalogue, to be ticked. */
export function SkillPicker({ from, chosen, onUse, onClose }: SkillPickerProps) {
  const [discipline, setDiscipline] = useState(from.discipline);
  const [grade, setGrade] = useState(from.grade);
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState(chosen);
  const q = useSettled(search.trim());
  const pages = useBnccSkills({ ...everySkill, discipline, grade, q: q === '' ? null : q });
  const found = useKept(pages);
  const isFull = picked.length >= MOST_CODES;
  const turn = (skill: BnccSkill, isPicked: boolean) =>
    setPicked((known) => (isPicked ? [...known, chosenOf(skill)] : without(known, skill.code)));

  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={text.title}
      description={text.description}
      foot={
        <>
          <span className="mr-auto self-center text-xs text-subtle">{text.source}</span>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" onClick={() => onUse(picked)}>
            {picked.length === 0 ? text.submitNone : text.submit(picked.length)}
          </Button>
        </>
      }
    >
      <div className="relative grid gap-4">
        <Filters>
          <FilterSearch label={text.search} value={search} onChange={setSearch} />
          <FilterChoice
            label={text.discipline}
            all={text.everyDiscipline}
            options={disciplineOptions}
            value={discipline}
            onChange={setDiscipline}
          />
          <FilterChoice
            label={text.grade}
            all={text.everyGrade}
            options={gradeOptions}
            value={grade}
            onChange={setGrade}
          />
        </Filters>
        <div role="status" className="empty:hidden">
          {isFull ? <Note>{text.full}</Note> : null}
        </div>
        <ResourceView
          resource={found}
          loading={
            <Loading text={text.loading}>
              <SkeletonLines lines={6} />
            </Loading>
          }
          renderFailed={(error, retry) => (
            <ErrorState title={text.failed} detail={error.sentence()} onRetry={retry} />
          )}
        >
          {(all) => <Found all={all} pages={pages} picked={picked} isFull={isFull} onTurn={turn} />}
        </ResourceView>
      </div>
    </Dialog>
  );
}

interface FoundProps {
  all: readonly FoundSkills[];
  pages: ReturnType<typeof useBnccSkills>;
  picked: readonly ChosenSkill[];
  isFull: boolean;
  onTurn: (skill: BnccSkill, isPicked: boolean) => void;
}

function Found({ all, pages, picked, isFull, onTurn }: FoundProps) {
  const skills = all.flatMap((page) => page.skills);
  if (all[0]?.loaded === false) return <Note>{skillsText.notLoaded}</Note>;
  if (skills.length === 0) {
    return (
      <Empty title={text.none} level={3}>
        {text.noneDetail}
      </Empty>
    );
  }
  return (
    <div>
      <SkillTicks
        aria-label={text.list}
        skills={skills}
        chosen={picked}
        isFull={isFull}
        onTurn={onTurn}
        detailOf={({ unit, practice, code }) =>
          [unit, practice, gradesOf(code)].filter((part) => part !== '').join(' • ')
        }
      />
      <ListFoot pages={pages} text={text}>
        {text.shown(skills.length, all[0]?.total ?? skills.length)}
      </ListFoot>
    </div>
  );
}
