export type Outcome = 'all' | 'good' | 'unchanged' | 'bad'
