import { useEffect, useEffectEvent } from 'react';

import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type Pace = Schemas['Pace'];
export type PupilPace = Schemas['PupilPace'];
export type PlayingPupil = Schemas['PlayingPupil'];

/** How often it is asked who plays, in milliseconds. */
const PLAYING_EVERY = 15_000;

/** How much time a pupil has for a question of the quiz. */
export const usePace = (id: number): Resource<PupilPace> =>
  useResource(address('/api/students/{id}/pace', { id }));

/** Who of a class plays at this moment, asked again and again. */
export function usePlaying(classId: number): Resource<PlayingPupil[]> {
  const playing = useResource(address('/api/classes/{id}/playing', { id: classId }));
  const again = useEffectEvent(() => {
    if (!document.hidden) playing.retry();
  });
  useEffect(() => {
    const timer = setInterval(() => again(), PLAYING_EVERY);
    return () => clearInterval(timer);
  }, []);
  return playing;
}

export function usePaceActions(id: number) {
  const { put } = useWrite();
  return {
    set: (timeMode: Pace): Promise<void> => put('/api/students/{id}/pace', { id, body: { timeMode } }),
  };
}
