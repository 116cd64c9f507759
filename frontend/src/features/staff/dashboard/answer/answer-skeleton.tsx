import { Loading, Skeleton, SkeletonLines } from '@/kit/feedback/skeleton';

import '@/kit/ui/answer/answer.css';
import './answer-card.css';

/** The grey shapes of the answer, as high as it. */
export function AnswerSkeleton({ text }: { text: string }) {
  return (
    <Loading quiet text={text}>
      <div className="card answer answer-card-waiting">
        <div className="answer-head">
          <Skeleton className="h-14 w-16" />
          <div className="answer-words grid gap-3">
            <Skeleton className="h-8 w-2/3" />
            <Skeleton className="w-5/6" />
          </div>
        </div>
        <Skeleton className="mt-6 mb-6 h-8 w-full" />
        <SkeletonLines lines={4} />
        <Skeleton className="mt-6 h-8 w-1/3" />
      </div>
    </Loading>
  );
}
