import { expect, test, vi } from 'vitest'
import { closePrintWindows, keepPrintWindow } from './print-windows.ts'

const printWindow = (closed = false) => ({ closed, close: vi.fn() }) as unknown as Window

test('windows with papers are closed once, and those that are closed already are left', () => {
  const [left, one, other] = [printWindow(true), printWindow(), printWindow()]
  for (const popup of [left, one, other]) keepPrintWindow(popup)
  closePrintWindows()
  closePrintWindows()
  expect(left.close).not.toHaveBeenCalled()
  expect(one.close).toHaveBeenCalledOnce()
  expect(other.close).toHaveBeenCalledOnce()
})
