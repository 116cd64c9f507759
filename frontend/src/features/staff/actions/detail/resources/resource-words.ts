import type { ActionResource } from '@/api/actions/resources';
import { formatDate } from '@/domain/dates';
import { formatCount, formatDecimal } from '@/domain/decimal';

import { resourcesText as text } from './resources.text';

/** "240 kB", "1,2 MB" */
export function sizeWords(bytes: number): string {
  if (bytes < 999_500) return text.kilobytes(formatCount(Math.max(1, Math.round(bytes / 1000))));
  return text.megabytes(formatDecimal({ digits: BigInt(Math.round(bytes / 100_000)), scale: 1 }));
}

/** "PDF, 240 kB", "buscaativa.org.br" */
function whatWords({ host, fileType, fileSize }: ActionResource): string {
  if (host !== null) return host;
  const kind = fileType === null ? text.file : text.kinds[fileType];
  return fileSize === null ? kind : text.fileOf(kind, sizeWords(fileSize));
}

/** "PDF, 240 kB • Ana Prado, 21/08/2026" */
export const resourceWords = (resource: ActionResource): string =>
  text.from(whatWords(resource), resource.uploadedByName, formatDate(resource.createdAt));
