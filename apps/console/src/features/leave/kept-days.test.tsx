import type { LeaveCheck } from '@tahi/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LeaveEffects } from './leave-effects.tsx'

describe('what is said of leaves over days that have attendance', () => {
  const worker = (lastName: string, ...days: string[]): LeaveCheck['worked'][number] => ({
    employee: { _id: lastName, userId: `EMP-${lastName}`, firstName: 'Ana', lastName },
    days: days.map((day) => `2026-11-${day}`),
  })
  const words = (worked: LeaveCheck['worked'], ofMany: boolean, untimed: LeaveCheck['untimed'] = []) =>
    renderToStaticMarkup(<LeaveEffects effects={{ emptied: [], worked, untimed }} ofMany={ofMany} />)
      .replace(/<\/(p|li)>/g, '\n')
      .replace(/<[^>]*>/g, '')
      .trim()
      .split('\n')

  it('are its days alone, of one leave', () => {
    expect(words([worker('Cruz', '13', '14', '16')], false)).toEqual([
      'At work on Nov 13, 14 and 16: those days stay as they are, and are paid like other days of work.',
    ])
    expect(words([worker('Cruz', '13')], false)).toEqual([
      'At work on Nov 13: that day stays as it is, and is paid like other days of work.',
    ])
    const week = worker('Cruz', '09', '10', '11', '12', '13', '14', '16', '17')
    expect(words([week], false)[0]).toContain('At work on Nov 9, 10, 11, 12, 13, 14 and 2 more:')
  })

  it('are also days recorded without times, in words of their own', () => {
    expect(words([], false, [worker('Cruz', '13')])).toEqual([
      'Recorded without times on Nov 13: that day becomes leave only if its record is removed.',
    ])
    expect(words([worker('Cruz', '13')], true, [worker('Reyes', '13', '16')])).toEqual([
      'At work on days of their leave; that day stays as it is, and is paid like other days of work:',
      'Cruz, Ana Nov 13',
      'Recorded without times on days of their leave; those days become leave only if their records are removed:',
      'Reyes, Ana Nov 13 and 16',
    ])
  })

  it('are the people with their days, of many leaves', () => {
    expect(words([worker('Cruz', '13'), worker('Reyes', '13', '16')], true)).toEqual([
      'At work on days of their leave; those days stay as they are, and are paid like other days of work:',
      'Cruz, Ana Nov 13',
      'Reyes, Ana Nov 13 and 16',
    ])
  })

  it('are no more than six people, and how many others', () => {
    const people = ['Abad', 'Bautista', 'Cruz', 'Diaz', 'Estrada', 'Flores', 'Garcia', 'Hizon']
    const [, ...said] = words(
      people.map((name) => worker(name, '13')),
      true,
    )
    expect(said).toHaveLength(7)
    expect(said.at(5)).toBe('Flores, Ana Nov 13')
    expect(said.at(6)).toBe('and 2 more')
    expect(
      words(
        people.slice(0, 6).map((name) => worker(name, '13')),
        true,
      ),
    ).toHaveLength(7)
  })
})
