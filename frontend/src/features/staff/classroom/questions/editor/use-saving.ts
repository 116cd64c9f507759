import { useRef } from 'react';

import { type NewQuestion, type QuestionChange, useQuestionActions } from '@/api/questions/question-actions';
import type { Question } from '@/api/questions/questions';
import { Problem } from '@/api/wire/problem';
import { saebGrades } from '@/domain/question/descriptor';
import type { Changes } from '@/kit/form/changes';

import { editorText as text } from './editor.text';
import { KEPT, type QuestionRead } from './question.schema';

/** "9-D26" */
function descriptorOf(chosen: string | null | undefined): NonNullable<NewQuestion['descriptor']> | null {
  const [grade, code] = (chosen ?? '').split('-');
  const known = saebGrades.find((one) => one === grade);
  return known && code ? { grade: known, code } : null;
}

function newOf({ image: _, imageAlt: _alt, descriptor, ...values }: QuestionRead): NewQuestion {
  return {
    ...values,
    descriptor: descriptorOf(descriptor),
    explanation: values.explanation ?? null,
    baseText: values.baseText ?? null,
    baseTextSource: values.baseTextSource ?? null,
    bncc: values.bncc ?? null,
    skill: values.skill ?? null,
  };
}

function changeOf(
  { image, imageAlt }: QuestionRead,
  { image: _, imageAlt: changedAlt, descriptor, ...changes }: Changes<QuestionRead>,
): QuestionChange {
  return {
    ...changes,
    ...(descriptor === undefined ? {} : { descriptor: descriptorOf(descriptor) }),
    // That of a new image goes with it.
    ...(image === KEPT && changedAlt && imageAlt ? { imageAlt } : {}),
  };
}

/**
 * Saves what is in the form: the question, then its image. A question whose image was refused is there all the same:
 * sent again, it is changed.
 */
export function useSaving(schoolId: number, known: Question | null, file: File | null) {
  const { create, change, setImage, removeImage } = useQuestionActions(schoolId);
  const saved = useRef(known);
  return async (
    values: QuestionRead,
    changes: Changes<QuestionRead>,
    more: QuestionChange,
  ): Promise<Question> => {
    const before = saved.current;
    const question = before
      ? await change(before.id, { ...changeOf(values, changes), ...more })
      : await create(newOf(values));
    saved.current = question;
    try {
      if (file && values.image !== KEPT && values.image !== '')
        return await setImage(question.id, file, values.imageAlt ?? '');
      if (values.image === '' && question.imageId !== null) return await removeImage(question.id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      throw new Problem({ ...error, detail: `${text.image.failed} ${error.sentence()}` });
    }
    return question;
  };
}
