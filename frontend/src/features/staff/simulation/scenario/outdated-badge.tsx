import { RefreshCw } from 'lucide-react';

import { Badge } from '@/kit/ui/badge';

import { simulationText } from '../simulation.text';

/** The numbers in the form are no longer those of the result. */
export function OutdatedBadge() {
  return (
    <Badge tone="warn" icon={<RefreshCw className="icon" />} className="whitespace-normal">
      {simulationText.outdated}
    </Badge>
  );
}
