/** The list of correction requests, and the dialog and the notice in which one is decided. */
export const correctionDecisionTexts = {
  noneMatches: 'No request matches these filters. Choose other days, or clear the filters.',
  columns: { asked: 'Asked', recordedNow: 'Recorded now' },
  accept: 'Accept',
  refuse: 'Refuse',
  /** On buttons that open the dialog. */
  toAccept: 'Accept…',
  toRefuse: 'Refuse…',
  acceptQuestion: 'Accept this correction?',
  refuseQuestion: 'Refuse this correction?',
  /** Over the recorded times beside those that were asked for. */
  field: 'Field',
  recorded: (status: string) => `Recorded (${status})`,
  answer: 'Answer',
  answerHint: 'The employee reads it.',
  answerOptional: 'Optional. The employee reads it.',
  openDay: 'Open the day',
  later: 'Later',
} as const
