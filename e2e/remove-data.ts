import { rmSync } from 'node:fs'

/** Removes the data folder of the server that the journeys used. */
export default function removeData(): void {
  const folder = process.env.TAHI_E2E_DATA
  if (folder) rmSync(folder, { recursive: true, force: true })
}
