/** File sizes in sentences. */
export const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`
