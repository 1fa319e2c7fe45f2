/** The groups of rows to show: by outcome, or those with another name in the file. */
export type Outcome = 'all' | 'good' | 'unchanged' | 'noTimes' | 'bad' | 'otherName'
