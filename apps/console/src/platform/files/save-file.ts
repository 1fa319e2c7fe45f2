import type { ReceivedFile } from '@tahi/client'

/** Hands a received file to the browser's downloads. */
export function saveFile({ fileName, content }: ReceivedFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = fileName
  link.click()
  // The click starts the download; the address is released once the browser has had time to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
