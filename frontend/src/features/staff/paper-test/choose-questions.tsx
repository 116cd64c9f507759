import { Plus } from 'lucide-react';
import { useState } from 'react';

import { readQuestions, useSkills } from '@/api/questions/questions';
import { useSubjects } from '@/api/subjects';
import { stageLabels } from '@/domain/index/stage';
import { type Difficulty, difficultyOptions } from '@/domain/question/difficulty';
import { questionBank } from '@/domain/question/paths';
import { bySkillName } from '@/domain/question/skill-order';
import { FilterChoice, Filters } from '@/kit/data/filters';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';

import { paperTestText } from './paper-test.text';
import { MOST } from './test-asked';
import type { PaperTest } from './use-paper-test';

const text = paperTestText.choose;

const amounts = ['5', '10', '15', '20', '30', '50'] as const;
const amountOptions = amounts.map((value) => ({ value, label: text.upTo(value) }));
const FIRST = '10';

interface ChooseQuestionsProps {
  schoolId: number;
  test: PaperTest;
}

/** Puts active questions of a subject, a difficulty or a skill into the test. */
export function ChooseQuestions({ schoolId, test }: ChooseQuestionsProps) {
  const [subject, setSubject] = useState<string | null>(null);
  const [difficulty, setDifficulty] = useState<Difficulty | null>(null);
  const [skill, setSkill] = useState<string | null>(null);
  const [amount, setAmount] = useState<string>(FIRST);
  const subjects = useSubjects(schoolId).data ?? [];
  const skills = useSkills(schoolId, subject === null ? null : Number(subject)).data ?? [];
  const { ids, put } = test;
  const wanted = Math.min(Number(amount), MOST - ids.length);

  async function fill(): Promise<void> {
    if (wanted === 0) return toast.error(text.full(MOST));
    const found = await readQuestions(
      schoolId,
      {
        subjectId: subject === null ? null : Number(subject),
        difficulty,
        skillId: skill === null ? null : Number(skill),
        status: 'ativa',
      },
      MOST,
    );
    const fresh = found.filter(({ id }) => !ids.includes(id)).slice(0, wanted);
    if (fresh.length === 0) return toast.error(found.length === 0 ? text.none : text.noneLeft);
    if (fresh.length < wanted) toast.success(text.fewer(fresh.length, wanted));
    return put([...ids, ...fresh.map(({ id }) => id)]);
  }

  const filling = useAction(fill, { failed: text.failed });
  return (
    <Card title={text.title} description={text.detail} className="no-print">
      <Filters>
        <FilterChoice
          label={text.subject}
          all={text.subject}
          options={subjects.map(({ id, name, stage }) => ({
            value: String(id),
            label: `${name}, ${stageLabels[stage]}`,
          }))}
          value={subject}
          onChange={(next) => {
            setSubject(next);
            setSkill(null);
          }}
        />
        <FilterChoice
          label={text.difficulty}
          all={text.difficulty}
          options={difficultyOptions}
          value={difficulty}
          onChange={setDifficulty}
        />
        <FilterChoice
          label={text.skill}
          all={text.skill}
          reason={subject === null ? text.skillAfterSubject : null}
          options={skills.toSorted(bySkillName).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={skill}
          onChange={setSkill}
        />
        <FilterChoice
          label={text.count}
          all={text.count}
          options={amountOptions}
          value={amount}
          onChange={(next) => setAmount(next ?? FIRST)}
        />
        <Button pending={filling.pending} pendingText={text.pending} onClick={() => filling.run()}>
          <Plus className="icon icon-s" />
          {text.submit}
        </Button>
        <ButtonLink variant="text" to={questionBank}>
          {text.byHand}
        </ButtonLink>
      </Filters>
    </Card>
  );
}
