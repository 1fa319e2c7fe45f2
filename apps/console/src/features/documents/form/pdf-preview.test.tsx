import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PdfPreview } from './pdf-preview.tsx'

const shown = (secondsLeft: number) => {
  const expires = Math.floor(Date.now() / 1000) + secondsLeft
  const address = `/api/file/x?expires=${expires}&signature=s`
  return { address, html: renderToStaticMarkup(<PdfPreview address={address} name="plan.pdf" />) }
}

test('a PDF is shown from its address', () => {
  const { address, html } = shown(60)
  expect(html).toContain(`src="${address.replaceAll('&', '&amp;')}#`)
})

test('a frame would show the refusal of an address that has expired, and is left out', () => {
  expect(shown(-1).html).toBe('')
})
