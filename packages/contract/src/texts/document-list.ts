/** The list of documents (C2). */
export const documentListTexts = {
  noneMatches: 'No document matches these filters. Choose another type or branch, or add one.',
  none: 'Keep house rules, forms, floor plans and pictures here, where everybody of the branch finds them.',
  columns: {
    datePosted: 'Date Posted',
    file: 'File',
    details: 'Details',
  },
  /** @param author 'Ana Santos' */
  postedBy: (author: string) => `Posted by ${author}`,
} as const
