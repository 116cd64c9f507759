import { X } from 'lucide-react';
import { useRef } from 'react';

import { everySkill, useBnccSkills } from '@/api/bncc';
import { gradesOf } from '@/domain/bncc/grades';
import { useFocusKept } from '@/kit/browser/use-focus-kept';
import { Badge } from '@/kit/ui/badge';
import { IconButton } from '@/kit/ui/icon-button';

import type { ChosenSkill } from './chosen-skill';
import { skillsText as text } from './skills.text';

interface SkillChipProps {
  skill: ChosenSkill;
  onRemove: () => void;
}

/** A skill that was chosen, with its words. */
export function SkillChip({ skill: { code, description }, onRemove }: SkillChipProps) {
  const chip = useRef<HTMLLIElement>(null);
  useFocusKept(chip);
  const found = useBnccSkills(description === null ? { ...everySkill, q: code } : null).data?.[0];
  return (
    <li ref={chip}>
      <Badge tone="info">{code}</Badge>
      <p>{description ?? found?.skills.find((one) => one.code === code)?.description ?? gradesOf(code)}</p>
      <IconButton label={text.remove(code)} onClick={onRemove}>
        <X className="icon icon-s" />
      </IconButton>
    </li>
  );
}
