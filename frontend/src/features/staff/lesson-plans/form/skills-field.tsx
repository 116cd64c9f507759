import { Plus, Sparkles, X } from 'lucide-react';
import { useState } from 'react';

import { type BnccSkill, useBnccSkills } from '@/api/bncc';
import { suggestSkills } from '@/api/lessons/generate-plan';
import { disciplines } from '@/domain/bncc/discipline';
import { MOST_CODES } from '@/domain/lesson/limits';
import { gradesOf } from '@/domain/bncc/grades';
import { staffPaths } from '@/domain/staff-paths';
import { useSettled } from '@/kit/browser/use-settled';
import { useKept } from '@/kit/feedback/read-state';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { IconButton } from '@/kit/ui/icon-button';
import { Note } from '@/kit/ui/note';

import { skillsText as text } from './form.text';
import { codesOf, PickerField, planForm } from './plan.schema';

import './plan-form.css';

const { TextField, useForm } = planForm;

const ANY = { unit: null, practice: null, object: null };

/** What of the BNCC a description is known for. */
type Described = Pick<BnccSkill, 'code' | 'description'>;

/** The skills of the BNCC: found by words, suggested by the title, or typed where no catalogue is loaded. */
export function SkillsField({ described }: { described: readonly Described[] }) {
  const { values, fill } = useForm();
  const [typed, setTyped] = useState('');
  const [seen, setSeen] = useState(described);
  const q = useSettled(typed.trim());
  const discipline = disciplines.find((one) => one === values.subject) ?? null;
  // While another word is looked for, what was found stays: a field that was typed in would go.
  const found = useKept(
    useBnccSkills({ ...ANY, discipline, grade: values.grade || null, q: q === '' ? null : q }),
  );
  const [first] = found.data ?? [];
  const codes = codesOf(values.bnccAlignment);
  const field = { name: 'bnccAlignment', label: text.label, optional: true } as const;

  function add(skill: Described) {
    setSeen((known) => [...known, skill]);
    // Over what is chosen at that moment.
    void fill((now) => ({ ...now, bnccAlignment: joined([...codesOf(now.bnccAlignment), skill.code]) }));
  }
  const remove = (code: string) =>
    void fill((now) => ({
      ...now,
      bnccAlignment: joined(codesOf(now.bnccAlignment).filter((one) => one !== code)),
    }));

  if (found.error || first?.loaded === false) {
    return <TextField {...field} hint={text.byHandHint} autoComplete="off" />;
  }
  const offered = first?.skills.filter(({ code }) => !codes.includes(code));
  return (
    <div className="grid gap-2">
      <PickerField
        {...field}
        hint={
          <>
            {text.hint}{' '}
            <a href={staffPaths.bncc} target="_blank" rel="noreferrer">
              {text.all}
            </a>
          </>
        }
        placeholder={text.search}
        chosen=""
        disabled={codes.length >= MOST_CODES}
        options={offered?.map(({ code, description }) => ({
          value: code,
          label: `${code}, ${gradesOf(code)}`,
          detail: description,
        }))}
        onSearch={setTyped}
        onPick={(code) => {
          const skill = offered?.find((one) => one.code === code);
          if (skill) add(skill);
          setTyped('');
        }}
        text={{ clear: text.clear, searching: text.searching, none: text.none }}
      />
      {codes.length === 0 ? null : (
        <ul className="plan-form-codes" aria-label={text.chosen}>
          {codes.map((code) => (
            <li key={code}>
              <Badge tone="info" className="plan-form-code">
                {code}
              </Badge>
              <p>{seen.find((one) => one.code === code)?.description ?? gradesOf(code)}</p>
              <IconButton label={text.remove(code)} onClick={() => remove(code)}>
                <X className="icon" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Suggestions chosen={codes} onAdd={add} />
    </div>
  );
}

const joined = (codes: readonly string[]): string => [...new Set(codes)].join(', ');

interface SuggestionsProps {
  chosen: readonly string[];
  onAdd: (skill: Described) => void;
}

/** What the catalogue has that comes near the title. */
function Suggestions({ chosen, onAdd }: SuggestionsProps) {
  const { values } = useForm();
  const [skills, setSkills] = useState<readonly Described[] | null>(null);
  const asking = useAction(suggestSkills, {
    onDone({ objectives }) {
      setSkills(objectives);
      if (objectives.length > 0) toast.success(text.suggested);
    },
    fallback: text.suggestFailed,
  });
  function ask() {
    const { subject, grade, title } = values;
    const known = disciplines.find((one) => one === subject);
    if (!known || grade === '' || title.trim() === '') asking.refuse(text.suggestMissing);
    else asking.run({ subject: known, grade, topic: title.trim() });
  }
  const open = skills?.filter(({ code }) => !chosen.includes(code)) ?? [];
  return (
    <div className="plan-form-suggest">
      <Button
        className="justify-self-start"
        pending={asking.pending}
        pendingText={text.suggesting}
        onClick={ask}
      >
        <Sparkles className="icon icon-s" />
        {text.suggest}
      </Button>
      {asking.refusal === null ? null : (
        <Note tone="bad" role="alert">
          {asking.refusal}
        </Note>
      )}
      {skills?.length === 0 ? <Note role="status">{text.noSuggestions}</Note> : null}
      {open.length === 0 ? null : (
        <ul className="plan-form-codes" aria-label={text.suggestions}>
          {open.map((skill) => (
            <li key={skill.code}>
              <Badge className="plan-form-code">{skill.code}</Badge>
              <p>{skill.description}</p>
              <IconButton label={text.add(skill.code)} onClick={() => onAdd(skill)}>
                <Plus className="icon" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
