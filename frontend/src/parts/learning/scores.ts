import type { LearningProfile } from '@/api/learning/learning-style';
import { formatDecimal } from '@/domain/decimal';
import { percentText } from '@/domain/percent';

import { learningText as text } from './learning.text';

/** One of the preferences, as it is drawn and written. */
export interface Score {
  key: string;
  name: string;
  /** "38 %" of the four styles, "38" of the eight intelligences. */
  value: string;
  range: string;
  /** For drawing alone. */
  drawn: number;
}

type Scored = keyof LearningProfile['ranges'];

const whole = (value: string): string => formatDecimal(value, 0);

function scoreOf(profile: LearningProfile, field: Scored, name: string, isShare: boolean): Score {
  const { low, high } = profile.ranges[field];
  const value = whole(profile[field]);
  return {
    key: field,
    name,
    value: isShare ? percentText(value) : value,
    range: isShare
      ? text.between(whole(low), percentText(whole(high)))
      : text.between(whole(low), whole(high)),
    drawn: Number(profile[field]),
  };
}

/** The four of VARK, as they stand around the drawing. */
export const stylesOf = (profile: LearningProfile): Score[] => [
  scoreOf(profile, 'varkVisual', text.styles.visual, true),
  scoreOf(profile, 'varkAuditory', text.styles.auditory, true),
  scoreOf(profile, 'varkReadingWriting', text.styles.reading_writing, true),
  scoreOf(profile, 'varkKinesthetic', text.styles.kinesthetic, true),
];

/** The eight intelligences, as they stand around the drawing. */
export const intelligencesOf = (profile: LearningProfile): Score[] => [
  scoreOf(profile, 'miLogicalMathematical', text.intelligences.logical_mathematical, false),
  scoreOf(profile, 'miSpatial', text.intelligences.spatial, false),
  scoreOf(profile, 'miBodilyKinesthetic', text.intelligences.bodily_kinesthetic, false),
  scoreOf(profile, 'miMusical', text.intelligences.musical, false),
  scoreOf(profile, 'miInterpersonal', text.intelligences.interpersonal, false),
  scoreOf(profile, 'miIntrapersonal', text.intelligences.intrapersonal, false),
  scoreOf(profile, 'miNaturalist', text.intelligences.naturalist, false),
  scoreOf(profile, 'miVerbalLinguistic', text.intelligences.verbal_linguistic, false),
];
