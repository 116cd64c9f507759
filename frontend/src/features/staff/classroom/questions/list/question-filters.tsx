import { useAuthors, useSkills } from '@/api/questions/questions';
import { useSubjects } from '@/api/subjects';
import { difficultyOptions } from '@/domain/question/difficulty';
import { bySkillName } from '@/domain/question/skill-order';
import { FilterChoice, Filters, FilterSearch } from '@/kit/data/filters';

import { subjectName } from '@/features/staff/classroom/questions/subject-name';
import type { QuestionsAddress } from '@/features/staff/classroom/questions/use-questions-address';

import { listText as text } from './list.text';

import '@/kit/form/fields/check.css';

const statuses = (['todas', 'rascunho', 'inativa'] as const).map((value) => ({
  value,
  label: text.statuses[value],
}));
const optionOf = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });

interface QuestionFiltersProps {
  schoolId: number;
  view: QuestionsAddress;
}

/** What narrows the bank down. */
export function QuestionFilters({ schoolId, view }: QuestionFiltersProps) {
  const { address, search, setSearch, narrow } = view;
  const { disciplina } = address;
  const subjects = useSubjects(schoolId).data ?? [];
  const skills = useSkills(schoolId, disciplina === null ? null : Number(disciplina)).data ?? [];
  const authors = useAuthors(schoolId).data ?? [];
  return (
    <div className="grid gap-2">
      <Filters>
        <FilterSearch label={text.search} value={search} onChange={setSearch} />
        <label className="check">
          <input
            type="checkbox"
            checked={address.uso !== null}
            onChange={({ target }) => narrow({ uso: target.checked ? 'nunca' : null })}
          />
          {text.unused}
        </label>
      </Filters>
      <Filters>
        <FilterChoice
          label={text.subject}
          all={text.subject}
          options={subjects.map((one) => ({ value: String(one.id), label: subjectName(one) }))}
          value={disciplina}
          onChange={(to) => narrow({ disciplina: to })}
        />
        <FilterChoice
          label={text.difficulty}
          all={text.difficulty}
          options={difficultyOptions}
          value={address.dificuldade}
          onChange={(to) => narrow({ dificuldade: to })}
        />
        <FilterChoice
          label={text.skill}
          all={text.skill}
          reason={disciplina === null ? text.skillAfterSubject : null}
          options={skills.toSorted(bySkillName).map(({ id, name, questions }) => ({
            value: String(id),
            label: text.skillOf(name, questions),
          }))}
          value={address.habilidade}
          onChange={(to) => narrow({ habilidade: to })}
        />
        <FilterChoice
          label={text.author}
          all={text.author}
          options={authors.map(optionOf)}
          value={address.autor}
          onChange={(to) => narrow({ autor: to })}
        />
        <FilterChoice
          label={text.status}
          all={text.active}
          options={statuses}
          value={address.situacao === 'ativa' ? null : address.situacao}
          onChange={(to) => narrow({ situacao: to })}
        />
      </Filters>
    </div>
  );
}
