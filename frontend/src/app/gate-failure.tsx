import type { Problem } from '@/api/wire/problem';
import { ErrorState } from '@/kit/feedback/error-state';

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
