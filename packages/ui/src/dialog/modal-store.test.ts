import { expect, test } from 'vitest'
import { closeModal, discardModals, forgetModal, openModal, readModals } from './modal-store.ts'

test('the top modal closes first, tells once, and is forgotten when it has left', () => {
  const closed: string[] = []
  const below = openModal('below', { onClose: () => closed.push('below') })
  const above = openModal('above', { onClose: () => closed.push('above') })
  closeModal()
  closeModal(above)
  expect(closed).toEqual(['above'])
  expect(readModals().map(({ id, open }) => [id, open])).toEqual([
    [below, true],
    [above, false],
  ])
  forgetModal(above)
  forgetModal(below)
  expect(readModals().map(({ id }) => id)).toEqual([below])
  closeModal()
  expect(closed).toEqual(['above', 'below'])
})

test('all go at once with what they are about, and each tells once', () => {
  const closed: string[] = []
  const below = openModal('below', { onClose: () => closed.push('below') })
  const above = openModal('above', { onClose: () => closed.push('above') })
  closeModal(above)
  discardModals()
  discardModals()
  closeModal(below)
  expect(readModals()).toEqual([])
  expect(closed).toEqual(['above', 'below'])
})
