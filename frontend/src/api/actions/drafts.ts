import { address, type Schemas } from '@/api/wire/address';
import { askForFile } from '@/api/wire/client';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';
import type { Stage } from '@/domain/index/stage';

export type ActionDrafts = Schemas['ActionDrafts'];
export type ActionDraft = Schemas['ActionDraft'];
export type DraftsAnswer = Schemas['ActionDraftsAnswer'];
export type ActionModel = Schemas['ActionModelOfLibrary'];
export type ReviewedDraft = Schemas['ReviewedDraft'];
export type AdoptDrafts = Schemas['AdoptDrafts'];

/** A saved simulation, or one lever and where it is to rise to. */
export type DraftsOrigin =
  { simulation: number } | { stage: Stage; kind: Schemas['LeverKind']; grade: string | null; target: string };

const NONE = { simulation: null, stage: null, kind: null, grade: null, target: null };

/** The actions that something asks for; null asks for none. */
export const useDrafts = (school: number, origin: DraftsOrigin | null): Resource<DraftsAnswer> =>
  useResource(
    origin === null ? null : address('/api/school/{school}/actions/drafts', { school, ...NONE, ...origin }),
  );

/** The library, with the days on which the steps of each model fall. */
export const useActionModels = (school: number): Resource<ActionModel[]> =>
  useResource(address('/api/school/{school}/actions/models', { school }));

export function useDraftDeeds(school: number) {
  const { postOnce } = useWrite();
  return {
    adopt: (body: AdoptDrafts): Promise<Schemas['AdoptedDrafts']> =>
      postOnce('/api/school/{school}/actions/drafts', { school, body }),
  };
}

/** All actions as a table. */
export const exportActions = (school: number): Promise<Blob> =>
  askForFile('/api/school/{school}/actions/export', { school });
