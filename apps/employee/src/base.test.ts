import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no size depends on a unit that older phones and gates lack: without it, keys would move under a finger', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const styles = files.filter((name) => name.endsWith('.css'))
  const named = styles.filter((name) =>
    /\d[dsl]v[hw]\b/.test(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')),
  )
  expect([styles.length > 1, named]).toEqual([true, ['base.css']])
})
