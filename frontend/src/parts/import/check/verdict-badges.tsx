import { Equal, Plus, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';

export interface VerdictBadge {
  tone: 'ok' | 'info' | 'neutral';
  icon: ReactNode;
}

/** How a record found stands to what is there already. */
export const verdictBadges = {
  created: { tone: 'ok', icon: <Plus className="icon" /> },
  updated: { tone: 'info', icon: <RefreshCw className="icon" /> },
  unchanged: { tone: 'neutral', icon: <Equal className="icon" /> },
} satisfies Record<string, VerdictBadge>;
