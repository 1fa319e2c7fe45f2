/** The form of a document (C2 Document form). */
export const documentFormTexts = {
  /** In the empty field of the branch. */
  chooseBranch: 'All, or a branch',
  typeHint: 'Set by the file that you attach',
  chooseFile: 'Choose file',
  replaceFile: 'Replace file',
  /** @param file its name */
  preview: (file: string) => `Preview of ${file}`,
  /** '512 B', '84 KB', '1.3 MB'. */
  size: (bytes: number): string => {
    if (bytes < 1024) return `${bytes} B`
    const kilobytes = bytes / 1024
    return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
  },
  /** Beside the branch that somebody else saved in between, where its name is not known. */
  otherBranch: 'Another branch',
} as const
