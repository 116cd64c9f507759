import { address, type Schemas } from '@/api/wire/address';
import { upload } from '@/api/wire/upload';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type ActionResource = Schemas['ActionResource'];
export type FileKind = Schemas['MediaType'];
export type NewLink = Schemas['AddActionLink'];

/** Links and files beside an action. */
export const useResources = (action: number): Resource<ActionResource[]> =>
  useResource(address('/api/actions/{id}/resources', { id: action }));

/** Where a resource's file is fetched, under a name of the server's. */
export const resourceFilePath = (id: number): string => address('/api/resources/{id}/file', { id });

interface Sending {
  file: File;
  /** Nothing: as the file is called. */
  title: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** Told how many seconds a busy server is waited for before the file is sent again, and null when it is. */
  tell: (seconds: number | null) => void;
}

export function useResourceDeeds(action: number) {
  const { postOnce, del, written } = useWrite();
  return {
    addLink: (body: NewLink): Promise<Schemas['ActionResourceAdded']> =>
      postOnce('/api/actions/{id}/resources', { id: action, body }),
    sendFile: ({ file, title, ...rest }: Sending): Promise<Schemas['ActionResourceAdded']> => {
      const options = { title: title === '' ? null : title, description: null, resourceType: null };
      const body = { file, options };
      return written(upload('/api/actions/{id}/files', { id: action, body }, { ...rest, rehearsal: false }));
    },
    remove: (id: number): Promise<void> => del('/api/resources/{id}', { id }),
  };
}
