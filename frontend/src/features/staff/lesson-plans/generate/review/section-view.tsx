import type { GeneratedPlan, PlanSection } from '@/api/lessons/generate-plan';
import { textFields } from '@/features/staff/lesson-plans/generate/sections';

import { MethodologyView } from './methodology-view';
import { QuizView } from './quiz-view';

interface SectionViewProps {
  plan: GeneratedPlan;
  section: PlanSection;
  duration: number;
}

/** A section as it is read. Whoever wrote it, it is text and nothing else. */
export function SectionView({ plan, section, duration }: SectionViewProps) {
  switch (section) {
    case 'quiz':
      return <QuizView quiz={plan.quiz} />;
    case 'metodologia':
      return <MethodologyView methodology={plan.methodology} duration={duration} />;
    case 'objetivos':
    case 'conteudo':
    case 'recursos':
    case 'avaliacao':
      return <Lines text={plan[textFields[section]]} />;
  }
}

const ITEM = /^[-•*]\s+/;

/** Line by line; one that begins with a dash is an item of a list. */
function Lines({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <ul className="generated-plan-lines">
      {lines.map((line, index) => (
        <li key={index} data-item={ITEM.test(line)}>
          {line.replace(ITEM, '')}
        </li>
      ))}
    </ul>
  );
}
