import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the settings', () => {
  it('have the defaults of the decisions', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      timeZone: 'Asia/Manila',
      demo: true,
    })
  })

  it('load no demo into a database of one\u2019s own unless asked', () => {
    const DATABASE_URL = 'postgres://localhost/tahi'
    expect(readConfig({ DATABASE_URL }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL, DEMO: 'true' }).demo).toBe(true)
    expect(readConfig({ DEMO: 'false' }).demo).toBe(false)
  })

  it.each([
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['TZ_COMPANY', 'Manila'],
    ['DEMO', 'yes'],
    ['PUBLIC_URL', 'tahi'],
    ['LOG_LEVEL', 'loud'],
  ])('stop the start with a sentence that names %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`The setting ${name} is wrong: .*'${value}'`),
    )
  })
})
