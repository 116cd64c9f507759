import { BookOpen, Lightbulb, Target, Users } from 'lucide-react';

import type { Advice, Suggestion } from '@/api/index/calculation';
import { Empty } from '@/kit/feedback/empty';
import { Card } from '@/kit/ui/card';
import { Tile } from '@/kit/ui/tile';
import { Tone } from '@/parts/effort/tone';

import { suggestionsText as text } from './suggestions.text';

import '@/kit/data/list.css';

const icons = [BookOpen, Users, Lightbulb];

interface SuggestionsCardProps {
  /** How far the goal is; null without a goal. */
  outlook: string | null;
  suggestions: readonly (Advice & Partial<Pick<Suggestion, 'effort'>>)[];
}

export function SuggestionsCard({ outlook, suggestions }: SuggestionsCardProps) {
  return (
    <Card title={text.title} description={outlook}>
      {suggestions.length === 0 ? (
        <Empty title={text.noTargetTitle} level={3} icon={<Target className="icon icon-l" />}>
          {text.noTarget}
        </Empty>
      ) : (
        <ul className="list">
          {suggestions.map(({ title, detail, effort }, place) => {
            const Icon = icons[place % icons.length] ?? BookOpen;
            return (
              <li key={title} className="items-start">
                <Tile tone="info">
                  <Icon className="icon" />
                </Tile>
                <div className="list-grow text-sm">
                  <p className="font-bold">{title}</p>
                  <p className="text-muted">{detail}</p>
                  {effort ? <Tone tone={effort.tone} kind={effort.measure.kind} /> : null}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
