import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AttachedFile } from './attached-file.tsx'

const now = Math.floor(Date.now() / 1000)
const addressUntil = (expires: number) => `/api/file/x?expires=${expires}`
const [expired, lasting] = [addressUntil(now - 1), addressUntil(now + 60)]
const local = 'blob:http://127.0.0.1/1'

/** The address of the frame; undefined without one. */
const framed = (fileUrl: string, shownFrom: string) => {
  const values = { fileUrl, previewUrl: '', name: 'plan.pdf', mediaType: 'application/pdf', bytes: 1 }
  const html = renderToStaticMarkup(
    <MantineProvider>
      <AttachedFile values={values} shownFrom={shownFrom} />
    </MantineProvider>,
  )
  return html.match(/<iframe[^>]* src="([^"#]*)/)?.[1]
}

test('a PDF is framed from the latest address of its file, where the one in the form has expired', () => {
  expect(framed(expired, lasting)).toBe(lasting)
})

test('a PDF is not framed from this tab’s memory, in which nothing sandboxes it', () => {
  expect(framed(lasting, local)).toBe(lasting)
})

test('a PDF of which every address has expired is not framed: the frame would show the refusal', () => {
  expect(framed(expired, expired)).toBeUndefined()
})
