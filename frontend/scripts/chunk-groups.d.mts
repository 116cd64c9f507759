export interface ChunkGroup {
  name: string;
  test: (id: string) => boolean;
  priority?: number;
  minShareCount?: number;
}

export const chunkGroups: ChunkGroup[];
