import { object, string, type TestContext } from 'yup';

import type { Question } from '@/api/questions/questions';
import { difficulties } from '@/domain/question/difficulty';
import { type Letter, letters } from '@/domain/question/letter';
import { questionStatuses } from '@/domain/question/status';
import { plain } from '@/domain/plain';
import { type PickerFieldProps, PickerField as AnyPickerField } from '@/kit/form/fields/picker-field';
import {
  type TextAreaFieldProps,
  TextAreaField as AnyTextAreaField,
} from '@/kit/form/fields/text-area-field';
import { formOf, type ValuesOf } from '@/kit/form/form-of';
import { optionalText, requiredInteger, requiredText } from '@/kit/form/rules';
import type { FieldName } from '@/kit/form/typed';

import { editorText as text } from './editor.text';

/** A choice begins with nothing, which the schema refuses. */
const NOTHING_CHOSEN = '' as never;

const most = (count: number, sentence: string) => optionalText().max(count, sentence);

/** The same words in two options leave no single right answer. */
function unlikeThoseBefore(this: TestContext, value: string | undefined) {
  const [, own = ''] = /^option([A-D])$/.exec(this.path) ?? [];
  const before = letters.slice(0, letters.indexOf(own as Letter));
  const fields = this.parent as Readonly<Record<string, string | undefined>>;
  const twin = before.find((letter) => plain(fields[`option${letter}`]?.trim() ?? '') === plain(value ?? ''));
  return twin === undefined || !value || this.createError({ message: text.alike(twin, own) });
}

const option = () =>
  requiredText(text.optionRequired)
    .max(500, text.optionMost)
    .test({ name: 'unlike', test: unlikeThoseBefore });

export const questionForm = formOf(
  object({
    subjectId: requiredInteger(text.subjectRequired),
    difficulty: string().required(text.difficultyRequired).oneOf(difficulties),
    status: string().required().oneOf(questionStatuses),
    question: requiredText(text.questionRequired).max(2_000, text.questionMost),
    optionA: option(),
    optionB: option(),
    optionC: option(),
    optionD: option(),
    correctAnswer: string().required(text.keyRequired).oneOf(letters),
    explanation: most(2_000, text.explanationMost),
    baseText: most(10_000, text.baseTextMost),
    baseTextSource: most(300, text.sourceMost).test({
      name: 'with-text',
      message: text.sourceAlone,
      test(value) {
        const { baseText } = this.parent as { baseText?: string };
        return !value || Boolean(baseText?.trim());
      },
    }),
    /** Grade and code, "9-D26". */
    descriptor: optionalText(),
    bncc: optionalText(),
    skill: most(120, text.skillMost),
    /** Which image it has: that of the server, one that was chosen, or none. */
    image: string().default(''),
    imageAlt: most(300, text.image.altMost).when('image', ([image], rule) =>
      image === '' ? rule : rule.required(text.image.altRequired),
    ),
  }),
);

export type QuestionValues = ValuesOf<typeof questionForm>;
/** What is read from it. */
export type QuestionRead = ReturnType<typeof questionForm.parse>;

type Named<P> = (props: Omit<P, 'name'> & { name: FieldName<QuestionValues> }) => React.ReactNode;
export const TextAreaField: Named<TextAreaFieldProps> = AnyTextAreaField;
export const PickerField: Named<PickerFieldProps> = AnyPickerField;

/** The image that is kept. */
export const KEPT = 'kept';

/**
 * What stands in the form: the texts of a question, or nothing but the subject that is looked at. Only a question that
 * is changed has its image.
 */
export const valuesOf = (
  begin: Question | null,
  known: Question | null,
  subject: string,
): QuestionValues => ({
  subjectId: begin ? String(begin.subjectId) : subject,
  difficulty: begin?.difficulty ?? NOTHING_CHOSEN,
  status: known?.status ?? 'ativa',
  question: begin?.question ?? '',
  optionA: begin?.optionA ?? '',
  optionB: begin?.optionB ?? '',
  optionC: begin?.optionC ?? '',
  optionD: begin?.optionD ?? '',
  correctAnswer: begin?.correctAnswer ?? NOTHING_CHOSEN,
  explanation: begin?.explanation ?? '',
  baseText: begin?.baseText ?? '',
  baseTextSource: begin?.baseTextSource ?? '',
  descriptor: begin?.descriptor ? `${begin.descriptor.grade}-${begin.descriptor.code}` : '',
  bncc: begin?.bncc ?? '',
  skill: begin?.skill ?? '',
  image: known?.imageId ? KEPT : '',
  imageAlt: known?.imageAlt ?? '',
});
