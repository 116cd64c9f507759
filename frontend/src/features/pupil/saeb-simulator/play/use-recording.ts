import { useRef } from 'react';

import { useLearningSwitch } from '@/api/learning/learning-switch';
import { type Behavior, recordBehavior } from '@/api/learning/record-behavior';
import { useSignedIn } from '@/api/session/session-context';

export type RecordDeed = (question: number, type: Exclude<Behavior['type'], 'ajuda'>) => void;

/** Tells what was done with a question, once each and only where the school wants it; nobody waits, and no failure is told. */
export function useRecording(quiz: number): RecordDeed {
  const { schoolId } = useSignedIn();
  const isOn = useLearningSwitch(schoolId).data?.enabled === true;
  const told = useRef(new Set<string>());
  return (question, type) => {
    const deed = `${question} ${type}`;
    if (!isOn || told.current.has(deed)) return;
    told.current.add(deed);
    recordBehavior(quiz, question, { type }).catch(() => undefined);
  };
}
