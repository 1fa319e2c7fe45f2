import { texts } from '@tahi/contract'
import { html, type Markup } from '../../platform/html.ts'
import { pictureAddress } from '../company/index.ts'
import { paragraphs } from './frame-and-hero.ts'
import { machineDrawing } from './machine-drawing.ts'
import type { Landing } from './read-landing.ts'

const words = texts.company.landing

/** What the company makes, and where. Left out when the company says neither. */
export function about({ company, branches }: Landing): Markup | undefined {
  const { aboutTitle, aboutText, aboutFileId, province } = company
  if (aboutText === '' && aboutTitle === '' && branches.length === 0) return undefined
  const picture = pictureAddress(aboutFileId)
  return html`<section id="about" class="about" aria-labelledby="about-us"><div class="wide">
<div class="picture">${picture === null ? machineDrawing : html`<img src="${picture}" alt="" loading="lazy">`}</div>
<div class="words">
${heading('about-us', words.aboutUs, aboutTitle)}
${paragraphs(aboutText)}
${
  branches.length === 0
    ? undefined
    : html`<h3>${words.branches}</h3>
<ul class="labels">${branches.map((name) => html`<li><strong>${name}</strong>${province === '' ? undefined : html`<span>${province}</span>`}</li>`)}</ul>`
}
</div>
</div></section>`
}

/** How to reach the company, and where it is. Left out when there is nothing to show. */
export function contact({ company, branches }: Landing): Markup | undefined {
  const { address, phone, email, province } = company
  const places = [branches.join(', '), province].filter((line) => line !== '').join('\n')
  if (address === '' && phone === '' && email === '' && places === '') return undefined
  const fact = (label: string, value: Markup | string) =>
    value === '' ? undefined : html`<div><dt>${label}</dt><dd>${value}</dd></div>`
  return html`<section id="contact" class="contact" aria-labelledby="contact-us"><div class="wide">
${heading('contact-us', words.contactUs, words.contactTitle)}
<dl>
${fact(words.address, address)}
${fact(words.phone, phones(phone))}
${fact(words.email, email && html`<a href="mailto:${email}">${email}</a>`)}
${fact(branches.length > 0 ? words.branches : words.province, places)}
</dl>
</div></section>`
}

/** Each number links to itself; other words, such as those of an extension, link to none. */
const phones = (text: string): Markup | string =>
  text && html`${text.split(/(\s*[/,;]\s*)/).map((part) => (isNumber(part) ? phoneLink(part) : part))}`

const isNumber = (part: string): boolean => /^[\d\s()+.-]+$/.test(part) && part.replace(/\D/g, '').length >= 7

const phoneLink = (number: string): Markup =>
  html`<a href="tel:${number.replace(/[^\d+]/g, '')}">${number}</a>`

/** The section's name, with its title below if there is one. */
const heading = (id: string, name: string, title: string): Markup =>
  title === ''
    ? html`<h2 id="${id}" class="title">${name}</h2>`
    : html`<h2 id="${id}" class="eyebrow">${name}</h2><p class="title">${title}</p>`
