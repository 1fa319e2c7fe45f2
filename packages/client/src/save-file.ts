import type { ReceivedFile } from './client.ts'

/** Milliseconds that a browser may take to read a file from its object URL. */
const readWithin = 60_000

/** Hands a received file to the browser's downloads. */
export function saveFile({ fileName, content }: ReceivedFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), readWithin)
}
