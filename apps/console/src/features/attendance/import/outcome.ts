/** What rows are shown by: what becomes of them, or the name that the file has for them. */
export type Outcome = 'all' | 'good' | 'unchanged' | 'bad' | 'otherName'
