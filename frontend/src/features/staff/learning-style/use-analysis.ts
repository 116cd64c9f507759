import { useState } from 'react';

import { exampleAnalysis, type LearningAnalysis, useLearningWrites } from '@/api/learning/learning-style';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';

import { styleText as text } from './learning-style.text';

interface Example {
  pupil: number;
  analysis: LearningAnalysis;
}

/** Analyses a pupil, or shows a demonstration in their place. What came of one pupil is never shown of another. */
export function useAnalysis(pupil: number | null, isOn: boolean) {
  const { analyze } = useLearningWrites();
  const [example, setExample] = useState<Example | null>(null);
  const [tried, setTried] = useState<number | null>(null);
  const analysis = useAction(analyze, {
    onDone() {
      setExample(null);
      toast.success(isOn ? text.analyzed : text.renewed);
    },
    fallback: text.errorFallback,
  });
  const showing = useAction(
    async (id: number): Promise<Example> => ({ pupil: id, analysis: await exampleAnalysis(id) }),
    { onDone: setExample, fallback: text.exampleErrorFallback },
  );
  function start(which: 'analysis' | 'example') {
    if (pupil === null) return;
    setTried(pupil);
    analysis.refuse(null);
    showing.refuse(null);
    (which === 'analysis' ? analysis : showing).run(pupil);
  }
  const begin = { analysis: () => start('analysis'), example: () => start('example') };
  return {
    begin,
    analyzing: analysis.pending,
    making: showing.pending,
    example: example?.pupil === pupil ? example.analysis : null,
    leaveExample: () => setExample(null),
    failed: tried === pupil ? failedOf(analysis.refusal, showing.refusal, begin) : null,
  };
}

export interface FailedAnalysis {
  title: string;
  sentence: string;
  onRetry: () => void;
  isAnalysis: boolean;
}

function failedOf(
  analysis: string | null,
  example: string | null,
  begin: { analysis: () => void; example: () => void },
): FailedAnalysis | null {
  if (analysis !== null)
    return { title: text.error, sentence: analysis, onRetry: begin.analysis, isAnalysis: true };
  if (example === null) return null;
  return { title: text.exampleError, sentence: example, onRetry: begin.example, isAnalysis: false };
}
