import type { ReactNode } from 'react';

import { imageOf, type Question } from '@/api/questions/questions';
import { BitmapImage, QuestionImage } from '@/parts/questions/question-preview';

import { KEPT } from './question.schema';

/** An image on its way: read by the browser, so that it can be looked at before it is sent. */
export interface ChosenImage {
  file: File;
  bitmap: ImageBitmap;
}

interface ShownImage {
  known: Question | null;
  chosen: ChosenImage | null;
  /** Which one the form says it is. */
  image: string;
  alt: string;
}

/** The image that the form says: the one that was chosen, or that of the question; null where it has none. */
export function shownImage({ known, chosen, image, alt }: ShownImage): ReactNode {
  if (image === '') return null;
  const url = known && imageOf(known);
  if (image === KEPT) return url === null ? null : <QuestionImage url={url} alt={alt} />;
  return chosen && <BitmapImage bitmap={chosen.bitmap} alt={alt} />;
}
