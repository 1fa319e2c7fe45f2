import { expect, it } from 'vitest'
import { type Part, zipOf } from '../../../test/fixtures/office-files.ts'
import { inspectArchive } from './archive.ts'

it('looks into one zip file after the other, also after one that cannot be taken', async () => {
  const large: Part = { name: 'large', content: Buffer.alloc(16 * 1024 * 1024) }
  const ended: string[] = []
  const inspect = (name: string, content: Buffer) =>
    inspectArchive(content).then(
      () => ended.push(name),
      () => ended.push(`${name}, refused`),
    )
  await Promise.all([
    inspect('a large one', zipOf([large])),
    inspect('a broken one', zipOf([large]).subarray(0, -30)),
    inspect('a small one', zipOf([{ name: 'small', content: 'a' }])),
  ])
  expect(ended).toEqual(['a large one', 'a broken one, refused', 'a small one'])
})
