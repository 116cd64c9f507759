import type { Problem } from '@/api/problem';
import { ErrorState } from '@/components/feedback/error-state';

import { appText } from './app.text';

export function GateFailure({ error, onRetry }: { error: Problem; onRetry: () => void }) {
  return (
    <ErrorState
      title={appText.userFailed}
      detail={error.sentence(appText.userFailedDetail)}
      onRetry={onRetry}
    />
  );
}
