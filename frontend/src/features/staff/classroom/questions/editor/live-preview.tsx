import type { Question } from '@/api/questions/questions';
import { difficulties } from '@/domain/question/difficulty';
import { QuestionPreview } from '@/parts/questions/question-preview';

import { useSubjectOf } from '@/features/staff/classroom/questions/subject-name';
import { type ChosenImage, shownImage } from './chosen-image';
import { editorText as text } from './editor.text';
import { questionForm } from './question.schema';

const { useForm } = questionForm;

interface LivePreviewProps {
  schoolId: number;
  known: Question | null;
  chosen: ChosenImage | null;
}

/** What is typed, as pupils will see it. */
export function LivePreview({ schoolId, known, chosen }: LivePreviewProps) {
  const { values } = useForm();
  const subjectOf = useSubjectOf(schoolId);
  return (
    <section>
      <h3 className="mb-2">{text.preview}</h3>
      <QuestionPreview
        question={{
          subject: subjectOf({ subjectId: Number(values.subjectId) }),
          difficulty: difficulties.find((one) => one === values.difficulty) ?? null,
          baseText: values.baseText.trim(),
          baseTextSource: values.baseTextSource.trim(),
          image: shownImage({ known, chosen, image: values.image, alt: values.imageAlt }),
          question: values.question.trim(),
          options: { A: values.optionA, B: values.optionB, C: values.optionC, D: values.optionD },
        }}
      />
    </section>
  );
}
