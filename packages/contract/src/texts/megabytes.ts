/** Sizes of files as sentences have them. */
export const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`
