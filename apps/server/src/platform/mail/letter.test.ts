import { expect, it } from 'vitest'
import { writeLetter } from './letter.ts'

const letter = {
  subject: 'Activate <now>',
  paragraphs: ['Ana & "Bea"', "It's <b>bold</b>"],
  code: 'AB3D',
  link: { label: 'Activate', url: 'https://tahi.example/activate?token=a&b="c"' },
  footnote: 'The link holds for 24 hours.',
}

it('has the same in both forms', () => {
  const { text, html } = writeLetter(letter, 'Habing Ilog')
  for (const part of ['AB3D', 'Activate', 'The link holds for 24 hours.', 'Habing Ilog']) {
    expect(text).toContain(part)
    expect(html).toContain(part)
  }
  expect(text).toContain('https://tahi.example/activate?token=a&b="c"')
})

it('lets nothing that somebody typed become markup', () => {
  const { html } = writeLetter(letter, '<script>alert(1)</script>')
  expect(html).not.toMatch(/<b>|<script>|<now>/)
  expect(html).toContain('Ana &amp; &quot;Bea&quot;')
  expect(html).toContain('It&#39;s &lt;b&gt;bold&lt;/b&gt;')
  expect(html).toContain('href="https://tahi.example/activate?token=a&amp;b=&quot;c&quot;"')
})
