import { CircleCheck } from 'lucide-react';

import type { SkillParameters } from '@/api/learning/mastery-map';
import { formatDate } from '@/domain/dates';
import { decimal, formatCount, formatDecimal } from '@/domain/decimal';
import { percentText } from '@/domain/percent';
import { type Column, DataTable } from '@/kit/data/table/data-table';
import { Badge } from '@/kit/ui/badge';

import { numbersText as text } from './numbers.text';

/** "0.150000" is 15 %. */
function partText(part: string): string {
  const read = decimal(part);
  return read ? percentText(formatDecimal({ digits: read.digits, scale: read.scale - 2 }, 0)) : '–';
}

const columns: Column<SkillParameters>[] = [
  {
    key: 'skill',
    label: text.skill,
    cell: ({ skill, asks }) => (
      <span className="text-left">
        <b>{skill}</b> <span className="text-muted font-regular">{asks}</span>
      </span>
    ),
  },
  { key: 'prior', label: text.prior, numeric: true, cell: ({ prior }) => partText(prior) },
  { key: 'learn', label: text.learn, numeric: true, cell: ({ learn }) => partText(learn) },
  { key: 'slip', label: text.slip, numeric: true, cell: ({ slip }) => partText(slip) },
  { key: 'guess', label: text.guess, numeric: true, cell: ({ guess }) => partText(guess) },
  { key: 'whose', label: text.whose, cell: (it) => <Whose it={it} /> },
];

/** The four numbers of each skill, and whose they are. */
export function NumbersTable({ skills }: { skills: readonly SkillParameters[] }) {
  const own = skills.filter((skill) => skill.own).length;
  return (
    <>
      <p className="mb-3 text-sm text-muted">{text.summary(own, skills.length)}</p>
      <DataTable
        caption={text.caption}
        columns={columns}
        rows={skills}
        rowKey={({ skillId }) => skillId}
        dense
        cards
      />
    </>
  );
}

function Whose({ it }: { it: SkillParameters }) {
  return (
    <span className="grid gap-1 text-left">
      {it.own ? (
        <Badge tone="ok" icon={<CircleCheck className="icon" />} className="justify-self-start">
          {text.own}
        </Badge>
      ) : (
        <Badge className="justify-self-start">{text.shared}</Badge>
      )}
      <span className="text-xs text-subtle">{sentenceOf(it)}</span>
    </span>
  );
}

function sentenceOf({ own, lacks, sample, estimatedAt }: SkillParameters): string {
  if (!own) return lacks ?? text.mayBeOwn;
  if (sample === null || estimatedAt === null) return '';
  return text.sample(sample.pupils, formatCount(sample.right + sample.wrong), formatDate(estimatedAt));
}
