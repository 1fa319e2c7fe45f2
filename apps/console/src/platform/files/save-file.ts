import type { ReceivedFile } from '@tahi/client'

/** Hands a received file to the browser's downloads. */
export function saveFile({ fileName, content }: ReceivedFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = fileName
  link.click()
  // The download has begun with the click; the address may go when it had time to be read.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
