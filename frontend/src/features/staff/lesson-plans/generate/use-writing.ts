import { useEffect, useRef, useState } from 'react';

import {
  type GeneratedPlan,
  generatePlan,
  type PlanRequest,
  type PlanSection,
} from '@/api/lessons/generate-plan';

/** Has a plan written, tells which sections are whole, and can be stopped. */
export function useWriting() {
  const [done, setDone] = useState<ReadonlySet<PlanSection> | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  /** Null where it was stopped. */
  async function write(request: PlanRequest): Promise<GeneratedPlan | null> {
    const left = new AbortController();
    stop.current = left;
    setDone(new Set());
    try {
      return await generatePlan(
        request,
        (section) => setDone((known) => new Set(known).add(section)),
        left.signal,
      );
    } catch (error) {
      if (left.signal.aborted) return null;
      throw error;
    } finally {
      setDone(null);
    }
  }

  return {
    write,
    /** The sections that are whole; null while nothing is written. */
    done,
    stop: () => stop.current?.abort(),
  };
}
