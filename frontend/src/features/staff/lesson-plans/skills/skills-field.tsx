import { CircleAlert, Search, Sparkles } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

import { everySkill, useBnccSkills } from '@/api/bncc';
import { type Discipline, disciplineLabels } from '@/domain/bncc/discipline';
import { MOST_CODES } from '@/domain/lesson/limits';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { type ChosenSkill, chosenOf, type SkillPlace, without, withOthers } from './chosen-skill';
import { SkillChip } from './skill-chip';
import { SkillPicker } from './skill-picker';
import { skillsText as text } from './skills.text';
import { BEST, SuggestedSkills } from './suggested-skills';
import { useSuggestion } from './use-suggestion';

import '@/kit/form/fields/field.css';
import '@/kit/layout/row.css';
import './chosen-skills.css';

export interface SkillsFieldProps {
  /** What the field is called, what is said while nothing is chosen, and what a suggestion lacks. */
  words: { title: string; none: string; missing: string };
  place: SkillPlace;
  /** What the lesson is about, as it is typed. */
  topic: string;
  skills: readonly ChosenSkill[];
  onChange: (change: (known: readonly ChosenSkill[]) => readonly ChosenSkill[]) => void;
  error?: string | undefined;
}

/** The skills of the BNCC that a plan is for: suggested by its topic, found in the catalogue, or none. */
export function SkillsField({ words, place, topic, skills, onChange, error }: SkillsFieldProps) {
  const title = useId();
  const [isPicking, setPicking] = useState(false);
  // Ticked by a suggestion, and by nobody's hand: they go with the next one.
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [catalogue] = useBnccSkills({ ...everySkill, ...place }).data ?? [];
  const suggestion = useSuggestion(place, topic, (found) => {
    const best = found.slice(0, BEST).map(chosenOf);
    const isNew = ({ code }: ChosenSkill) =>
      !skills.some((one) => one.code === code) || ticked.includes(code);
    onChange((known) => withOthers(without(known, ...ticked), best));
    setTicked(best.filter(isNew).map(({ code }) => code));
  });
  const none = catalogue ? whyNone(catalogue, place, skills.length > 0) : null;
  const isFull = skills.length >= MOST_CODES;
  const apart = skills.filter(({ code }) => !suggestion.skills.some((one) => one.code === code));
  const said = isFull ? text.full : suggestion.said;
  return (
    <section aria-labelledby={title} className="grid gap-2">
      <div className="row row-between">
        <h3 id={title} tabIndex={-1} className="text-sm font-medium">
          {words.title} <span className="font-regular text-subtle">{text.optional}</span>
        </h3>
        {none === null ? (
          <div className="row">
            <Button onClick={() => setPicking(true)}>
              <Search className="icon icon-s" />
              {text.search}
            </Button>
            <Button pending={suggestion.pending} pendingText={text.suggesting} onClick={suggestion.ask}>
              <Sparkles className="icon icon-s" />
              {text.suggest}
            </Button>
          </div>
        ) : null}
      </div>
      {none === null ? null : <Note>{none}</Note>}
      {suggestion.isMissing ? <Told title={text.missing}>{words.missing}</Told> : null}
      {suggestion.refusal === null ? null : <Told title={text.failed}>{suggestion.refusal}</Told>}
      {apart.length > 0 ? (
        <ul className="chosen-skills" aria-label={text.list}>
          {apart.map((skill) => (
            <SkillChip
              key={skill.code}
              skill={skill}
              onRemove={() => onChange((known) => without(known, skill.code))}
            />
          ))}
        </ul>
      ) : null}
      {suggestion.skills.length > 0 ? (
        <SuggestedSkills
          skills={suggestion.skills}
          areNear={suggestion.areNear}
          chosen={skills}
          isFull={isFull}
          onTurn={(skill, isChosen) => {
            setTicked((codes) => codes.filter((code) => code !== skill.code));
            onChange((known) =>
              isChosen ? withOthers(known, [chosenOf(skill)]) : without(known, skill.code),
            );
          }}
        />
      ) : null}
      {error === undefined ? null : (
        <p className="field-error" role="alert">
          <CircleAlert className="icon" />
          {error}
        </p>
      )}
      {skills.length === 0 && none === null ? <p className="text-xs text-subtle">{words.none}</p> : null}
      <p role="status" className="text-sm text-muted empty:hidden">
        {said}
      </p>
      {isPicking ? (
        <SkillPicker
          from={place}
          chosen={skills}
          onUse={(picked) => {
            onChange(() => picked);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </section>
  );
}

function Told({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Note tone="bad" role="alert">
      <p className="font-bold">{title}</p>
      <p>{children}</p>
    </Note>
  );
}

/** Why nothing can be chosen; null where something can. */
function whyNone(
  { loaded, total }: { loaded: boolean; total: number },
  { discipline, grade }: SkillPlace,
  isChosen: boolean,
): string | null {
  if (!loaded) return text.notLoaded;
  if (total > 0 || discipline === null || grade === null) return null;
  const why = whyNoneOf(discipline, grade);
  // What is chosen of another grade stays.
  return isChosen ? why : `${why} ${text.without}`;
}

function whyNoneOf(discipline: Discipline, grade: string): string {
  if (discipline === 'ingles' && grade.includes('º')) return text.englishBegins;
  return (grade.includes('ª') ? text.noneOfSeries : text.noneOf)(disciplineLabels[discipline], grade);
}
