/** A person's picture, on their record and their profile (W2). */
export const employeePictureTexts = {
  change: 'Change the picture',
  upload: 'Upload a picture',
  remove: 'Remove picture',
  /** Beside the picture that somebody else saved in between. */
  another: 'Another picture',
  some: 'A picture',
} as const
