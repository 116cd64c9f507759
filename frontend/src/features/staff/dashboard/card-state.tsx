import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';

import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { dashboardText } from './dashboard.text';

/** A card's shapes while it loads; its words are only read out. */
export function CardLoading({
  text = dashboardText.cardLoading,
  children,
}: {
  text?: string;
  children?: ReactNode;
}) {
  return (
    <Loading quiet text={text}>
      {children ?? <SkeletonLines lines={4} />}
    </Loading>
  );
}

/** One card could not be read; the rest of the page stands. */
export function CardFailed({
  text = dashboardText.cardFailed,
  onRetry,
}: {
  text?: string;
  onRetry: () => void;
}) {
  return (
    <Note tone="bad" role="alert">
      <p>{text}</p>
      <Button variant="outline" className="mt-2" onClick={onRetry}>
        <RotateCw className="icon icon-s" />
        {dashboardText.retry}
      </Button>
    </Note>
  );
}
