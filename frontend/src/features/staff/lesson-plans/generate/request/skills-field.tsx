import { Search, Sparkles } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

import { useBnccSkills } from '@/api/bncc';
import { suggestSkills, type SuggestedSkills } from '@/api/lessons/generate-plan';
import { type Discipline, disciplineLabels } from '@/domain/bncc/discipline';
import { MOST_CODES } from '@/domain/lesson/limits';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { type ChosenSkill, chosenOf, withOthers } from './chosen-skill';
import { disciplineIn, gradeIn, requestForm } from './request.schema';
import { skillsText as text } from './request.text';
import { SkillChip } from './skill-chip';

import '@/kit/layout/row.css';
import './chosen-skills.css';

/** Where a picker begins to look. */
export interface SkillPlace {
  discipline: Discipline | null;
  grade: string | null;
}

export interface SkillsFieldProps {
  skills: readonly ChosenSkill[];
  onChange: (change: (known: readonly ChosenSkill[]) => readonly ChosenSkill[]) => void;
  onPick: (from: SkillPlace) => void;
}

const ANY = { unit: null, practice: null, object: null, q: null };

/** The skills of the BNCC that a plan is to be for: suggested, found in the catalogue, or left to the server. */
export function SkillsField({ skills, onChange, onPick }: SkillsFieldProps) {
  const { values } = requestForm.useForm();
  const title = useId();
  const discipline = disciplineIn(values);
  const grade = gradeIn(values);
  const isKnown = discipline !== null && grade !== null;
  const [catalogue] = useBnccSkills(isKnown ? { ...ANY, discipline, grade } : null).data ?? [];
  const [said, setSaid] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const suggesting = useAction(suggestSkills, { onDone: take, fallback: text.tryAgain });
  const none = catalogue && isKnown ? whyNone(catalogue, discipline, grade) : null;

  function take({ objectives, among, loaded }: SuggestedSkills) {
    if (objectives.length === 0) {
      // Why there is none of the year stands there by itself.
      setSaid(loaded && among > 0 ? text.noneNear : null);
      return;
    }
    const found = objectives.map(chosenOf);
    const added = found.filter(({ code }) => !skills.some((one) => one.code === code));
    if (skills.length + added.length > MOST_CODES) {
      setSaid(text.full);
    } else if (added.length === 0) {
      setSaid(text.allChosen);
    } else {
      onChange((known) => withOthers(known, found).slice(0, MOST_CODES));
      toast.success(text.suggested);
    }
  }

  function suggest() {
    setSaid(null);
    const topic = values.topic.trim();
    setMissing(!isKnown || topic === '');
    suggesting.refuse(null);
    if (isKnown && topic !== '') suggesting.run({ subject: discipline, grade, topic });
  }

  return (
    <section aria-labelledby={title} className="grid gap-2">
      <div className="row row-between">
        <h3 id={title} tabIndex={-1} className="text-sm font-medium">
          {text.title} <span className="font-regular text-subtle">{text.optional}</span>
        </h3>
        {none === null ? (
          <div className="row">
            <Button onClick={() => onPick({ discipline, grade })}>
              <Search className="icon icon-s" />
              {text.search}
            </Button>
            <Button pending={suggesting.pending} pendingText={text.suggesting} onClick={suggest}>
              <Sparkles className="icon icon-s" />
              {text.suggest}
            </Button>
          </div>
        ) : null}
      </div>
      {none === null ? null : <Note>{none}</Note>}
      {isMissing ? <Told title={text.missing}>{text.missingDetail}</Told> : null}
      {suggesting.refusal === null ? null : <Told title={text.failed}>{suggesting.refusal}</Told>}
      {skills.length > 0 ? (
        <ul className="chosen-skills" aria-label={text.list}>
          {skills.map((skill) => (
            <SkillChip
              key={skill.code}
              skill={skill}
              onRemove={() => onChange((known) => known.filter(({ code }) => code !== skill.code))}
            />
          ))}
        </ul>
      ) : none === null ? (
        <p className="text-xs text-subtle">{text.none}</p>
      ) : null}
      <p role="status" className="text-sm text-muted empty:hidden">
        {said}
      </p>
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
  discipline: Discipline,
  grade: string,
): string | null {
  if (!loaded) return text.notLoaded;
  if (total > 0) return null;
  if (discipline === 'ingles' && grade.includes('º')) return text.englishBegins;
  return (grade.includes('ª') ? text.noneOfSeries : text.noneOf)(disciplineLabels[discipline], grade);
}
