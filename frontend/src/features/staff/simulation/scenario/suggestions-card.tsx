import { BookOpen, Lightbulb, Target, Users } from 'lucide-react';

import type { Advice } from '@/api/calculation';
import { Empty } from '@/kit/feedback/empty';
import { Card } from '@/kit/ui/card';
import { Tile } from '@/kit/ui/tile';

import { suggestionsText as text } from './suggestions.text';

import '@/kit/data/list.css';

const icons = [BookOpen, Users, Lightbulb];

interface SuggestionsCardProps {
  /** How far the goal is; null without a goal. */
  outlook: string | null;
  suggestions: readonly Advice[];
  met: boolean;
}

export function SuggestionsCard({ outlook, suggestions, met }: SuggestionsCardProps) {
  return (
    <Card title={text.title} description={outlook}>
      {suggestions.length === 0 ? (
        <Empty title={text.noTargetTitle} level={3} icon={<Target className="icon icon-l" />}>
          {text.noTarget}
        </Empty>
      ) : (
        <ul className="list">
          {suggestions.map((suggestion, place) => {
            const Icon = icons[place % icons.length] ?? BookOpen;
            return (
              <li key={suggestion.title} className="items-start">
                <Tile tone={met ? 'ok' : 'info'}>
                  <Icon className="icon" />
                </Tile>
                <div className="list-grow text-sm">
                  <p className="font-bold">{suggestion.title}</p>
                  <p className="text-muted">{suggestion.detail}</p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
