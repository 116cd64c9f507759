import type { ReactNode } from 'react';

import { feedbackText } from './feedback.text';

import './skeleton.css';

/** One grey shape. Give it the size of what is coming. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span className={`skeleton ${className}`} aria-hidden="true" />;
}

interface LoadingProps {
  /** The specification's sentence; read out, and shown unless `quiet`. */
  text?: string;
  quiet?: boolean;
  /** Grey shapes of the real layout. */
  children?: ReactNode;
}

/** Appears after 150 ms, so that a quick answer never flickers. */
export function Loading({ text = feedbackText.loading, quiet, children }: LoadingProps) {
  return (
    <div className="skeleton-late">
      <p className={quiet ? 'sr-only' : 'text-sm text-muted'} role="status">
        {text}
      </p>
      {children ? (
        <div className={quiet ? '' : 'mt-4'} aria-hidden="true">
          {children}
        </div>
      ) : null}
    </div>
  );
}

/** Lines of text to come, of uneven length. */
export function SkeletonLines({ lines = 4 }: { lines?: number }) {
  const widths = ['w-2/5', 'w-full', 'w-5/6', 'w-2/3', 'w-3/4'];
  return (
    <div className="grid gap-3">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={widths[index % widths.length] ?? 'w-full'} />
      ))}
    </div>
  );
}
