import { useLayoutEffect } from 'react';

import { type IdebRecord, type NewIdebRecord, useIdebActions } from '@/api/index/ideb';
import { FormAlert } from '@/kit/form/form-alert';
import { SubmitButton } from '@/kit/form/submit-button';
import { type Unsaved, unsavedOf } from '@/kit/overlay/dialog/use-unsaved-guard';
import { Note } from '@/kit/ui/note';
import { toast } from '@/kit/feedback/toast/toast-store';
import {
  isStage,
  type Stage,
  stageGrades,
  stageLabels,
  stageOptions,
  testedGrades,
} from '@/domain/index/stage';
import { gradeWords } from '@/domain/index/grade-words';

import { carryOver, figuresOf, hasTyped, nextEdition, ownRecord } from './figures';
import { figuresForm, type FiguresValues } from './figures.schema';
import { figuresText } from './figures.text';
import { editionYears } from '@/domain/index/edition-years';
import { lacksSentence } from '@/parts/index/lacks-sentence';

import './figures.css';

const { DecimalField, Form, SelectField, useForm } = figuresForm;

interface FiguresFormProps {
  schoolId: number;
  records: readonly IdebRecord[];
  start: FiguresStart;
  /** Told whether there are numbers that are not saved. */
  onUnsaved: (unsaved: Unsaved) => void;
}

/** The edition the form opens with; focused when it was asked for. */
export interface FiguresStart {
  stage: Stage;
  year: string;
  asked: boolean;
}

/** The figures of one edition, typed by hand over those the school has given before. */
export function FiguresForm({ schoolId, records, start, onUnsaved }: FiguresFormProps) {
  const { add } = useIdebActions(schoolId);

  async function save(record: NewIdebRecord, { startOver }: { startOver: (values: FiguresValues) => void }) {
    const saved = await add(record);
    toast.success(figuresText.saved, savedDetail(saved));
    const known = [saved, ...records].filter(({ stage }) => stage === saved.stage);
    const next = nextEdition(editionYears(), saved.year, known);
    startOver(figuresOf(known, saved.stage, String(next)));
  }

  return (
    <Form
      initialValues={figuresOf(records, start.stage, start.year)}
      fallback={figuresText.failed}
      onSubmit={save}
      className="grid gap-5"
    >
      {(values) => (
        <>
          <p className="text-sm text-muted">{figuresText.intro}</p>
          <FormAlert />
          <div className="fields-2">
            <EditionFields records={records} onUnsaved={onUnsaved} />
            <DecimalField
              name="idebScore"
              label={figuresText.ideb}
              hint={figuresText.idebHint}
              optional
              autoFocus={start.asked}
            />
            <DecimalField name="mecGoal" label={figuresText.target} hint={figuresText.targetHint} optional />
          </div>
          {ownRecord(records, values.stage, values.year) ? (
            <Note tone="info" role="status">
              {figuresText.replaces}
            </Note>
          ) : null}
          <Proficiencies stage={values.stage} />
          <Rates stage={values.stage} />
          <div className="row justify-end">
            <SubmitButton pendingText={figuresText.saving}>{figuresText.save}</SubmitButton>
          </div>
        </>
      )}
    </Form>
  );
}

/** Where it shows, or what it still takes until its index shows. */
function savedDetail(saved: IdebRecord): string {
  const words = saved.idebScore === null ? figuresText.keptDetail : figuresText.savedDetail;
  return [words(saved.year, stageLabels[saved.stage]), lacksSentence(saved)].filter(Boolean).join(' ');
}

/** Stage and edition; changing one brings the figures of the other edition, and keeps what was typed. */
function EditionFields({ records, onUnsaved }: Pick<FiguresFormProps, 'records' | 'onUnsaved'>) {
  const { values, initial, sending, beginWith } = useForm();
  const typed = hasTyped(values, initial);
  useLayoutEffect(() => onUnsaved(unsavedOf({ typed, sending })), [onUnsaved, typed, sending]);
  const years = editionYears().map(String);
  const choose = (stage: Stage, year: string) => {
    const known = figuresOf(records, stage, year);
    void beginWith(known, carryOver(values, initial, known));
  };
  return (
    <>
      <SelectField
        name="stage"
        label={figuresText.stage}
        options={stageOptions}
        onChange={({ target }) => (isStage(target.value) ? choose(target.value, values.year) : undefined)}
      />
      <SelectField
        name="year"
        label={figuresText.year}
        options={years.map((year) => ({ value: year, label: year }))}
        hint={figuresText.yearHint}
        onChange={({ target }) => choose(values.stage, target.value)}
      />
    </>
  );
}

function Proficiencies({ stage }: { stage: Stage }) {
  return (
    <fieldset>
      <legend className="fieldset-legend">{figuresText.proficiency(testedGrades[stage])}</legend>
      <div className="fields-2">
        <DecimalField name="proficiencyLp" label={figuresText.lp} unit={figuresText.points} />
        <DecimalField name="proficiencyMt" label={figuresText.mt} unit={figuresText.points} />
      </div>
    </fieldset>
  );
}

function Rates({ stage }: { stage: Stage }) {
  return (
    <fieldset>
      <legend className="fieldset-legend">{figuresText.approval(gradeWords[stage].one)}</legend>
      <div className="figures-rates">
        {stageGrades[stage].map((grade, place) => (
          <DecimalField key={grade} name={`approvalByGrade[${place}]`} label={grade} unit="%" compact />
        ))}
      </div>
      <div className="fields-2 mt-4">
        <DecimalField
          name="approvalRate"
          label={figuresText.total.label}
          hint={figuresText.total.hint}
          unit="%"
          optional
        />
      </div>
    </fieldset>
  );
}
