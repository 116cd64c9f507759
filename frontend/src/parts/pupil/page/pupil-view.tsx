import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Resource } from '@/api/wire/use-resource';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { PlayButton } from '@/parts/pupil/shapes/play';
import { Square } from '@/parts/pupil/shapes/square';
import { pupilText as text } from '@/parts/pupil/pupil.text';

import { Panel, PanelEmpty } from './panel';

interface FailedPanelProps {
  title?: string;
  detail?: string;
  onRetry: () => void;
}

/** What did not come, that nothing is lost, and a button that asks again. */
export function FailedPanel({ title = text.failed, detail = text.failedDetail, onRetry }: FailedPanelProps) {
  return (
    <Panel role="alert">
      <PanelEmpty
        icon={
          <Square tone={2}>
            <CloudOff className="icon icon-l" />
          </Square>
        }
        title={title}
        detail={detail}
        action={
          <PlayButton tone="quiet" onClick={onRetry}>
            <RotateCw className="icon icon-s" />
            {text.retry}
          </PlayButton>
        }
      />
    </Panel>
  );
}

/** Something that is read: what came, grey lines until then, or that it did not come. */
export function PupilView<T>({
  of,
  failed,
  waiting = '',
  children,
}: {
  of: Resource<T>;
  /** What it is, where it does not come. */
  failed?: string;
  /** A class as high as what comes, so that nothing moves when it does. */
  waiting?: string;
  children: (data: T) => ReactNode;
}) {
  if (of.data !== undefined) return children(of.data);
  if (of.error) {
    return (
      <FailedPanel
        {...(failed && { title: failed })}
        detail={of.error.sentence(text.failedDetail)}
        onRetry={of.retry}
      />
    );
  }
  return (
    <div className={waiting}>
      <Panel>
        <Loading text={text.loading}>
          <SkeletonLines lines={3} />
        </Loading>
      </Panel>
    </div>
  );
}
