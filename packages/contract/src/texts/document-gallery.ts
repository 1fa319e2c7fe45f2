/** The pictures among the documents, and one of them enlarged (C2 Dashboard). */
export const documentGalleryTexts = {
  none: 'Pictures among the documents are shown here.',
  pages: 'Pages of the gallery',
  newer: 'Newer pictures',
  older: 'Older pictures',
  previous: 'Previous picture',
  next: 'Next picture',
  /** A page, or a picture: '2 of 3'. */
  place: (place: number, of: number) => `${place} of ${of}`,
  /**
   * @param where the branch
   * @param day formatted
   */
  posted: (where: string, author: string, day: string) => `${where}, posted by ${author}, ${day}`,
} as const
