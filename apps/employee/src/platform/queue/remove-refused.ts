import { changeUnderFinger } from '../presses.ts'
import { queue } from './open-queue.ts'

/** Removes an entry after the person has read why it was refused. The next one comes under the finger. */
export async function removeRefused(place: number): Promise<void> {
  await queue.drop(place)
  changeUnderFinger()
}
