import { CloudOff, RotateCw } from 'lucide-react';
import { useRef } from 'react';

import { useFocusKept } from '@/kit/browser/use-focus-kept';
import { Button } from '@/kit/ui/button';

import { feedbackText } from './feedback.text';

import '@/kit/ui/tile.css';
import './empty.css';

interface ErrorStateProps {
  title: string;
  detail?: string;
  onRetry?: () => void;
  retryText?: string;
}

/** What happened, what to do, and a button that does it. */
export function ErrorState({ title, detail, onRetry, retryText = feedbackText.retry }: ErrorStateProps) {
  const part = useRef<HTMLDivElement>(null);
  useFocusKept(part);
  return (
    <div ref={part} className="empty" role="alert">
      <span className="tile tile-bad" aria-hidden="true">
        <CloudOff className="icon icon-l" />
      </span>
      <h2>{title}</h2>
      {detail ? <p>{detail}</p> : null}
      {onRetry ? (
        <div className="row">
          <Button onClick={onRetry}>
            <RotateCw className="icon icon-s" />
            {retryText}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
